import type { LucideIcon } from 'lucide-react'
import type { z } from 'zod'
import type { AnswerOf, BodyInput, ChangeDefinition } from '../../../contract/endpoint.ts'
import type { AnyRecord } from '../../../contract/record.ts'
import type { CallOptions } from '../lib/api.ts'
import { type ToastContent, toast, toastError } from '../lib/toast.ts'
import { refetchOf, sendChange } from '../lib/use-change.ts'
import { useSend } from '../lib/use-send.ts'
import { may, useViewer } from '../lib/use-session.ts'
import { bulkCall } from '../list/bulk-call.ts'
import type { BulkRun } from '../list/bulk-run.ts'
import { Button } from '../ui/button.tsx'
import type { RowAction } from '../ui/table-column.ts'

interface ActWords<Row, Answer> {
  label: string
  icon: LucideIcon
  /** Whether it is offered for this row. */
  when?: (row: Row) => boolean
  done: (row: Row, answer: Answer) => ToastContent
  /** Offered afterwards. */
  undo?: Act<Row>
  /** Its words for several rows: 'Deleting 3 of 25…', '25 contacts deleted', and why not with one of them. */
  several?: { running: string; done: (count: number) => string; refuses?: (row: Row) => string | undefined }
}

/** Something that one call does with a row. */
export interface Act<Row> extends ActWords<Row, never> {
  endpoint: ChangeDefinition
  body?: object
}

/** `const act = actionsOf(contacts)`, outside of components: the row and the answer of each `act(call, { label, icon, done })` have their types. */
export function actionsOf<R extends AnyRecord>(_record: R) {
  type Row = z.output<R['row']> & { id: number }
  return <const E extends ChangeDefinition>(endpoint: E, words: ActWords<Row, AnswerOf<E>> & { body?: BodyInput<E> }): Act<Row> => ({
    endpoint,
    ...(words as ActWords<Row, never> & { body?: object }),
  })
}

/** As a call is sent; plain data, because equal ones under way are sent once. */
interface Sent {
  call: Pick<ChangeDefinition, 'method' | 'path' | 'changes'>
  id: number
  body?: object | undefined
}

function sentFor<Row extends { id: number }>({ endpoint: { method, path, changes }, body }: Act<Row>, { id }: Row): Sent {
  return { call: { method, path, changes }, id, body }
}

function optionsOf({ id, body }: Omit<Sent, 'call'>): CallOptions<ChangeDefinition> {
  // Safe: `actionsOf` checked the body against its call.
  return { params: { id }, ...(body && { body: body as never }) }
}

/** Carries out actions: sends the call of a row, and shows in a toast how it ended. */
export function useActs<Row extends { id: number }>() {
  const { user } = useViewer()
  const sending = useSend({
    mutationFn: ({ call, ...sent }: Sent) => sendChange(call as ChangeDefinition, optionsOf(sent)),
    onSuccess: (_, { call }) => refetchOf(call).onSuccess(),
    onError: (error, { call }) => refetchOf(call).onError(error),
  })
  const mayRun = ({ endpoint: { allow } }: Act<Row>) => allow !== 'anyone' && may(user, allow)
  function run(act: Act<Row>, row: Row): void {
    const undo = act.undo && mayRun(act.undo) ? act.undo : undefined
    sending.mutate(sentFor(act, row), {
      onSuccess: (answer) =>
        toast({ ...act.done(row, answer as never), ...(undo && { action: { label: 'Undo', onClick: () => run(undo, row) } }) }),
      onError: (error) => toastError(error),
    })
  }
  return {
    run,
    offers: (act: Act<Row>, row: Row) => mayRun(act) && (act.when?.(row) ?? true),
    isPending: (act: Act<Row>, row: Row) => sending.isPending && JSON.stringify(sending.variables) === JSON.stringify(sentFor(act, row)),
  }
}

type Acts<Row extends { id: number }> = ReturnType<typeof useActs<Row>>

/** An action as one of a row's: none where it isn't offered. */
export function rowAction<Row extends { id: number }>(
  acts: Acts<Row>,
  act: Act<Row>,
  row: Row,
  look: Partial<RowAction> = {},
): RowAction[] {
  if (!acts.offers(act, row)) return []
  return [{ label: act.label, icon: <act.icon />, pending: acts.isPending(act, row), onSelect: () => acts.run(act, row), ...look }]
}

/** An action as an item of a record's menu: false where it isn't offered. */
export function menuAction<Row extends { id: number }>(acts: Acts<Row>, act: Act<Row>, row: Row, look: { danger?: boolean } = {}) {
  return acts.offers(act, row) && { label: act.label, icon: <act.icon aria-hidden />, onSelect: () => acts.run(act, row), ...look }
}

interface ActButtonProps<Row extends { id: number }> {
  acts: Acts<Row>
  act: Act<Row>
  row: Row
  primary?: boolean
}

/** An action as a button of a record's page: none where it isn't offered. */
export function ActButton<Row extends { id: number }>({ acts, act, row, primary = false }: ActButtonProps<Row>) {
  return (
    acts.offers(act, row) && (
      <Button
        variant={primary ? 'primary' : undefined}
        icon={<act.icon aria-hidden />}
        pending={acts.isPending(act, row)}
        onClick={() => acts.run(act, row)}
      >
        {act.label}
      </Button>
    )
  )
}

/** An action as one of all selected rows. */
export function bulkOf<Row extends { id: number }>({ endpoint, body, label, several, undo }: Act<Row>): BulkRun<Row> {
  const { running = label, done = String, ...rest } = several ?? {}
  return {
    label,
    running,
    done,
    ...rest,
    ...bulkCall(endpoint, ({ id }: Row) => optionsOf({ id, body })),
    ...(undo?.several && { undo: bulkOf(undo) }),
  }
}
