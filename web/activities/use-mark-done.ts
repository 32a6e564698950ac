import { type Activity, type ActivityStatus, activitiesEndpoints } from '../../contract/activities/activities.ts'
import { detailFor } from '../lib/api.ts'
import { useChange } from '../lib/use-change.ts'
import { toast } from '../ui/toast.tsx'

/** Marks an activity done, or planned again. */
export function useMarkDone() {
  const change = useChange(activitiesEndpoints.update, ({ id, status }: { id: number; status: ActivityStatus }) => ({
    params: { id },
    body: { status },
  }))
  const mark = ({ id }: Pick<Activity, 'id'>, status: ActivityStatus) =>
    change.mutate(
      { id, status },
      {
        onSuccess: ({ subject }) => toast({ title: status === 'done' ? 'Activity done' : 'Activity reopened', description: subject }),
        onError: (error) => toast({ title: 'Error', description: detailFor(error), tone: 'destructive' }),
      },
    )
  return { mark, pending: change.isPending ? change.variables?.id : undefined }
}
