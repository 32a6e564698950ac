import { Check, Undo2 } from 'lucide-react'
import { activities, activitiesEndpoints } from '../../../contract/people/activities/activities.ts'
import { plural } from '../../platform/lib/format.ts'
import { actionsOf } from '../../platform/record/actions.tsx'

const act = actionsOf(activities)
const counted = (count: number) => plural(count, 'activity', 'activities')

export const planAgain = act(activitiesEndpoints.update, {
  label: 'Undo',
  icon: Undo2,
  when: ({ status }) => status === 'done',
  body: { status: 'planned' },
  done: (_, { subject }) => ({ title: 'Activity reopened', description: subject }),
  several: { running: 'Planning', done: (count) => `${counted(count)} reopened` },
})

export const markDone = act(activitiesEndpoints.update, {
  label: 'Mark Done',
  icon: Check,
  when: ({ status }) => status === 'planned',
  body: { status: 'done' },
  done: (_, { subject }) => ({ title: 'Activity done', description: subject }),
  several: {
    running: 'Marking',
    done: (count) => `${counted(count)} done`,
    refuses: ({ status }) => (status === 'done' ? 'This activity is already done.' : undefined),
  },
  undo: planAgain,
})
