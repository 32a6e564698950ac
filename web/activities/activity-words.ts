import type { ActivityPriority, ActivityStatus } from '../../contract/activities.ts'

export const priorityLabels: Record<ActivityPriority, string> = { high: 'High', medium: 'Medium', low: 'Low' }
export const statusLabels: Record<ActivityStatus, string> = { planned: 'Planned', done: 'Done' }
