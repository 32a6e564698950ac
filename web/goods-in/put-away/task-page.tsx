import { useQuery } from '@tanstack/react-query'
import { Ban, UserCheck, UserX } from 'lucide-react'
import { Suspense } from 'react'
import { type Task, tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { cachedRow } from '../../platform/detail/cached-row.ts'
import { DetailHead, DetailPage } from '../../platform/detail/detail-page.tsx'
import { Section, SectionColumns } from '../../platform/detail/section.tsx'
import { useRecordId } from '../../platform/detail/use-record-id.ts'
import { formatDateTime } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Menu, printItem } from '../../platform/ui/menu.tsx'
import { Note } from '../../platform/ui/note.tsx'
import { PutAwayDone } from './put-away-done.tsx'
import { PutAwayWork } from './put-away-work.tsx'
import { TaskBadge } from './task-badge.tsx'
import { TaskFacts, TaskHistory } from './task-facts.tsx'
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
            <TaskHistory id={task.id} />
          </>
        }
      />
    </>
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
        onError: (error) => toastError(error),
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
        items={[printItem, { label: 'Cancel Task', icon: <Ban aria-hidden />, danger: true, onSelect: () => cancel.open(task.id) }]}
      />
      <Suspense>{cancel.value && <CancelTaskDialog task={task} onClose={cancel.close} />}</Suspense>
    </>
  )
}
