import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { day, id } from '../../fields.ts'
import { json } from '../../formats.ts'
import { record } from '../../record.ts'
import { choice, flag, moment, reference, shown, text } from '../../record-fields.ts'
import { countCriteria, mostCountLocations, requireCriterion } from './count-criteria.ts'
import { countMethodLabels } from './count-words.ts'

const { location: _, item: __, ...planned } = countMethodLabels
/** The count methods that find other locations each time. */
export const planMethodLabels = planned

function whole(least: number, most: number) {
  return z
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`)
}
function number<S extends z.ZodType, const C extends z.ZodType>(label: string, row: S, created: C) {
  return { kind: 'number' as const, label, row, created, changed: row, filtered: null, required: true }
}

const everyDays = whole(1, 365)
const maxLocations = whole(1, mostCountLocations)

/** Counts that are planned again every so many days. */
export const countPlans = record('countPlan', {
  path: 'count-plans',
  method: 'PATCH',
  noun: 'count plan',
  read: 'counts.read',
  change: 'counts.approve',
  topic: 'counts',
  shows: ['settings', 'account'],
  fields: {
    name: text('Name', 200, { required: true, sort: true, search: true }),
    siteId: { ...reference('Site', { filter: true }), row: id, required: true, created: id.optional(), changed: id },
    siteCode: shown('Site', z.string()),
    method: choice('Method', planMethodLabels, { filter: true }),
    criteria: shown('Criteria', z.record(z.string(), z.unknown())),
    everyDays: number('Every (Days)', everyDays, everyDays),
    maxLocations: number('At Most', maxLocations, maxLocations.default(50)),
    assignedTo: reference('Assigned To', { filter: true }),
    assignedToName: shown('Assigned To', z.string().nullable()),
    blind: flag('Blind', { true: 'Blind', false: 'Open' }, { start: true }),
    isActive: flag('Status', { true: 'Active', false: 'Inactive' }, { start: true }),
    /** The day on which the next count is planned, at five o'clock in the morning. */
    nextOn: { kind: 'day', label: 'Next', row: z.iso.date(), created: day, changed: day, filtered: null, required: true, sort: true },
    createdAt: moment('Created', { sort: true }),
    createdBy: shown('Created By', z.string().nullable()),
  },
  filters: {},
  files: 'count-plans',
  summaries: {
    list: 'Plans of counts',
    create: 'Plan counts that repeat',
    update: 'Change a plan of counts',
    history: 'Who changed which fields of a plan of counts',
  },
})
export type CountPlan = z.output<typeof countPlans.row>

const { zones, abc, days } = countCriteria
const criteria = { zones, abc, days }

export const countPlansEndpoints = {
  ...countPlans.calls,
  create: endpoint({ ...countPlans.calls.create, body: json(countPlans.created.extend(criteria).check(requireCriterion)) }),
  update: endpoint({ ...countPlans.calls.update, body: json(countPlans.changed.extend(criteria).check(requireCriterion)) }),
}
