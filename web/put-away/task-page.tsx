import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Ban, Printer, UserCheck, UserX } from 'lucide-react'
import { Suspense } from 'react'
import { historyEndpoints } from '../../contract/history.ts'
import { type Task, taskStateLabels, tasksEndpoints } from '../../contract/put-away/tasks.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { cachedRow } from '../detail/cached-row.ts'
import { DetailHead, DetailPage } from '../detail/detail-page.tsx'
import { FactList } from '../detail/facts.tsx'
import { changesIn, type FieldWords, History } from '../detail/history.tsx'
import { Section, SectionColumns } from '../detail/section.tsx'
import { useRecordId } from '../detail/use-record-id.ts'
import { detailFor } from '../lib/api.ts'
import { formatDateTime, formatNumber } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useRowChange } from '../lib/use-change.ts'
import { readQuery } from '../lib/use-read.ts'
import { useMay, useViewer } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Menu } from '../ui/menu.tsx'
import { Note } from '../ui/note.tsx'
import { toast } from '../ui/toast.tsx'
import { PutAwayDone } from './put-away-done.tsx'
import { PutAwayWork } from './put-away-work.tsx'
import { TaskBadge } from './task-badge.tsx'
import { codeOf, goodsName } from './task-goods.ts'

const CancelTaskDialog = lazyPart(() => import('./cancel-task-dialog.tsx'), 'CancelTaskDialog')

/** One put-away task: the work itself while it is open, then what was done. */
export function TaskPage() {
  const id = useRecordId()
  const task = useQuery({
    ...readQuery(tasksEndpoints.get, { params: { id } }),
    placeholderData: () => cachedRow(tasksEndpoints.list, id),
  })
  return (
    <DetailPage
      id={id}
      noun="Task"
      list={{ label: 'Put-away', path: '/put-away' }}
      path="/put-away"
      read={task}
      title={(record) => `Put ${record.kind === 'put_back' ? 'back' : 'away'} ${codeOf(record)}`}
    >
      {(record) => <TaskRecord task={record} />}
    </DetailPage>
  )
}

function TaskRecord({ task }: { task: Task }) {
  const mayWork = useMay('tasks.work')
  return (
    <>
      <DetailHead
        name={task.state === 'cancelled' && goodsName(task)}
        status={<TaskBadge state={task.state} />}
        actions={mayWork && <TaskActions task={task} />}
        facts={[]}
      />
      <SectionColumns
        main={
          task.state === 'done' ? (
            <PutAwayDone task={task} />
          ) : task.state === 'open' && mayWork ? (
            <PutAwayWork key={task.quantity} task={task} />
          ) : (
            <Note>
              {task.state === 'cancelled'
                ? `Cancelled ${formatDateTime(task.endedAt)}${task.endedBy ? ` by ${task.endedBy}` : ''}. The goods stayed where they were.`
                : task.reason}
            </Note>
          )
        }
        side={
          <>
            <Section title="Details">
              <TaskFacts task={task} />
            </Section>
            <History
              endpoint={historyEndpoints.ofTask}
              id={task.id}
              describe={(entry) => ({ title: actionTitles[entry.action] ?? entry.action, changes: changesIn(entry, fieldWords) })}
            />
          </>
        }
      />
    </>
  )
}

function TaskFacts({ task }: { task: Task }) {
  const { inventoryId, sku, handlingUnitId, sscc, receiptId, receiptNumber, orderId, orderNumber, customerId, customerName } = task
  return (
    <FactList
      facts={[
        sscc !== null && { label: 'Handling unit', value: <To path={`/handling-units/${handlingUnitId}`} code={sscc} /> },
        sku !== null && { label: 'Item', value: <To path={`/inventory/${inventoryId}`} code={sku} /> },
        { label: 'Lot', value: task.lot ?? 'None' },
        { label: 'From', value: task.fromLocation ?? 'No location' },
        { label: 'Suggested', value: task.suggestedLocation ?? 'No bin fits' },
        { label: 'Why', value: task.reason },
        task.doneLocation !== null && { label: 'Put at', value: task.doneLocation },
        orderNumber !== null && { label: 'Cancelled movement', value: <To path={`/orders/${orderId}`} code={orderNumber} /> },
        receiptNumber !== null && { label: 'Receipt', value: <To path={`/receipts/${receiptId}`} code={receiptNumber} /> },
        customerName !== null && {
          label: 'Customer',
          value: (
            <Link to="/customers/$id" params={{ id: String(customerId) }} className="text-primary-text hover:underline">
              {customerName}
            </Link>
          ),
        },
        { label: 'Assigned To', value: task.assignedToName ?? 'Unassigned' },
        { label: 'Created', value: formatDateTime(task.createdAt) },
        { label: 'Created by', value: task.createdBy ?? '–' },
        task.endedAt !== null && { label: taskStateLabels[task.state], value: formatDateTime(task.endedAt) },
        task.endedBy !== null && { label: 'By', value: task.endedBy },
      ]}
    />
  )
}

function To({ path, code }: { path: string; code: string }) {
  return (
    <Link to={path} className="mono text-primary-text hover:underline">
      {code}
    </Link>
  )
}

function TaskActions({ task }: { task: Task }) {
  const { user } = useViewer()
  const assign = useRowChange(tasksEndpoints.update)
  const cancel = useOverlay('cancel')
  const isMine = task.assignedTo === user.id

  function assignTo(assignedTo: number | null) {
    assign.mutate(
      { read: task, body: { assignedTo } },
      {
        onSuccess: ({ assignedToName }) =>
          toast({
            title: assignedToName ? 'Task Assigned' : 'Task Unassigned',
            description: assignedToName ?? 'Anyone can take this task.',
          }),
        onError: (error) => toast({ title: 'Error', description: detailFor(error), tone: 'destructive' }),
      },
    )
  }

  if (task.state !== 'open') return null
  return (
    <>
      <Button
        icon={isMine ? <UserX aria-hidden /> : <UserCheck aria-hidden />}
        pending={assign.isPending}
        onClick={() => assignTo(isMine ? null : user.id)}
      >
        {isMine ? 'Release' : 'Assign to me'}
      </Button>
      <Menu
        label="More actions"
        items={[
          { label: 'Print', icon: <Printer aria-hidden />, onSelect: () => window.print() },
          { label: 'Cancel Task', icon: <Ban aria-hidden />, danger: true, onSelect: () => cancel.open(task.id) },
        ]}
      />
      <Suspense>{cancel.value && <CancelTaskDialog task={task} onClose={cancel.close} />}</Suspense>
    </>
  )
}

const fieldWords: FieldWords = {
  state: { label: 'Status', show: (value) => taskStateLabels[value as Task['state']] ?? String(value) },
  assignedToName: { label: 'Assigned To', show: (name) => (name ? String(name) : 'Unassigned') },
  quantity: { label: 'Quantity', show: (value) => formatNumber(Number(value)) },
  suggestedLocation: 'Suggested',
  doneLocation: 'Put at',
  reason: 'Reason',
}

const actionTitles: Readonly<Record<string, string>> = {
  create: 'Created',
  assign: 'Assigned',
  complete: 'Put away',
  cancel: 'Cancelled',
}
