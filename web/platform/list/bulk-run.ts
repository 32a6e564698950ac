import { type ReactNode, useRef, useState } from 'react'
import type { Topic } from '../../../contract/topics.ts'
import { detailFor, UnknownOutcome } from '../lib/api.ts'
import { refetch } from '../lib/query-client.ts'

/** Something that can be done with the selected rows. */
export type BulkAction<Row> = BulkRun<Row> | BulkDialog<Row>

/** What a dialog of its own asks, and does with all selected rows. */
export interface BulkDialog<Row> {
  label: string
  Dialog: (props: BulkDialogProps<Row>) => ReactNode
}

export interface BulkDialogProps<Row> {
  rows: readonly Row[]
  /** Takes rows out of the selection, because they are done. */
  onDone: (rows: readonly Row[]) => void
  /** Closes the dialog and runs an action on all selected rows, with progress and result as any other. */
  onRun: (action: BulkRun<Row>) => void
  onClose: () => void
}

/** One call for each selected row. */
export interface BulkRun<Row> {
  label: string
  /** 'Deleting 3 of 25…'. */
  running: string
  /** '25 items deleted'. */
  done: (count: number) => string
  /** Asked before it begins: what it will do with these rows. */
  question?: (rows: readonly Row[]) => string
  /** Why it can't be done with this row; nothing is sent for it then. */
  refuses?: (row: Row) => string | undefined
  /** One call for one row. */
  run: (row: Row) => Promise<unknown>
  /** The topics of that call. */
  changes: readonly Topic[]
  /** Takes it back: afterwards it is offered for the rows that this was done with. */
  undo?: BulkRun<Row>
}

export interface RefusedRow {
  id: number
  name: string
  why: string
  /** No answer came, so that it may have been done all the same. */
  isUnknown: boolean
}

export interface BulkResult {
  action: string
  /** '3 items deleted'. */
  sentence: string
  done: number
  total: number
  refused: readonly RefusedRow[]
  /** The user stopped it before all rows were tried. */
  stopped: boolean
}

interface Progress {
  running: string
  tried: number
  total: number
}

interface BulkRunOptions<Row> {
  rowName: (row: Row) => string
  /** Takes a row out of the selection, because it is done. */
  onRowDone: (row: Row) => void
  /** `done`: the rows that it was done with. */
  onEnd: (result: BulkResult, action: BulkRun<Row>, done: readonly Row[]) => void
}

/** Runs an action on one row after the other; a refused row doesn't hold up the others. */
export function useBulkRun<Row extends { id: number }>({ rowName, onRowDone, onEnd }: BulkRunOptions<Row>) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const stopped = useRef(false)

  async function run(action: BulkRun<Row>, rows: readonly Row[]) {
    stopped.current = false
    const refused: RefusedRow[] = []
    const done: Row[] = []
    let tried = 0
    for (const row of rows) {
      if (stopped.current) break
      setProgress({ running: action.running, tried: tried + 1, total: rows.length })
      const why = await attempt(action, row)
      if (why === undefined) {
        done.push(row)
        onRowDone(row)
      } else refused.push({ id: row.id, name: rowName(row), ...why })
      tried += 1
    }
    setProgress(null)
    await refetch(action.changes)
    const result = { action: action.label, sentence: action.done(done.length), done: done.length, total: rows.length, refused }
    onEnd({ ...result, stopped: stopped.current }, action, done)
  }

  return {
    progress,
    run,
    stop: () => {
      stopped.current = true
    },
  }
}

/** Why it failed; undefined when it didn't. */
async function attempt<Row>(action: BulkRun<Row>, row: Row): Promise<Pick<RefusedRow, 'why' | 'isUnknown'> | undefined> {
  const refusal = action.refuses?.(row)
  if (refusal !== undefined) return { why: refusal, isUnknown: false }
  try {
    await action.run(row)
    return undefined
  } catch (error) {
    return { why: detailFor(error), isUnknown: error instanceof UnknownOutcome }
  }
}
