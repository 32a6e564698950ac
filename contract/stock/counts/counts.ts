import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { day, id, idInUrl, idParams, money, notes, optionalText, quantity, requiredText, wholeInUrl } from '../../fields.ts'
import { json, list, pdf } from '../../formats.ts'
import { createdRange, listQuery, moment as momentInUrl } from '../../list-query.ts'
import { record } from '../../record.ts'
import { choice, day as dayField, flag, moment, momentOrNone, reference, shown, text } from '../../record-fields.ts'
import { siteFilter } from '../../site-fields.ts'
import { countCriteria, countCriteriaInUrl, mostCountLocations, requireCriterion } from './count-criteria.ts'
import { closedCountLine, countPlace, countSheet, countSubmission } from './count-places.ts'
import { countMethodLabels, countMethods, countStatusLabels } from './count-words.ts'

const fixed = { created: null, changed: null } as const
const units = z.number().int()

/** Locations that are counted while their stock goes on moving. */
export const counts = record('count', {
  path: 'counts',
  method: 'PATCH',
  noun: 'count',
  read: 'counts.read',
  change: 'counts.approve',
  topic: 'counts',
  shows: ['inventory', 'locations', 'settings', 'account'],
  fields: {
    countNumber: { ...text('Count #', 20, { required: true, sort: true, search: true }), ...fixed },
    siteId: { ...reference('Site', { filter: true }), row: id, required: true, ...fixed },
    siteCode: shown('Site', z.string()),
    name: text('Name', 200, { search: true }),
    method: { ...choice('Method', countMethodLabels, { filter: true }), changed: null },
    /** As they were sent. */
    criteria: shown('Criteria', z.record(z.string(), z.unknown())),
    /** Until the review no one sees quantities. */
    blind: { ...flag('Blind', { true: 'Blind', false: 'Open' }, { start: true }), ...fixed },
    status: { ...choice('Status', countStatusLabels, { filter: true, search: true }), ...fixed },
    dueOn: dayField('Due', { sort: true }),
    assignedTo: reference('Assigned To', { filter: true }),
    assignedToName: shown('Assigned To', z.string().nullable()),
    notes: { ...text('Notes', 5000, { search: true }), row: notes },
    placeCount: shown('Places', quantity, { kind: 'number' }),
    placesCounted: shown('Places Counted', quantity, { kind: 'number' }),
    /** The lines that were counted, and the stock rows of locations that are yet to be counted. */
    lineCount: shown('Lines', quantity, { kind: 'number' }),
    /** These three are null while a blind count isn't in review or closed. */
    differenceCount: shown('Differences', quantity.nullable(), { kind: 'number' }),
    netUnits: shown('Net Units', units.nullable(), { kind: 'number' }),
    netValue: shown('Value', money.nullable(), { kind: 'number' }),
    startedAt: { ...momentOrNone('Started'), ...fixed },
    reviewedAt: { ...momentOrNone('In Review Since'), ...fixed },
    closedAt: { ...momentOrNone('Closed'), ...fixed },
    cancelReason: shown('Reason', z.string().nullable()),
    createdAt: moment('Created', { sort: true }),
    createdBy: shown('Created By', z.string().nullable()),
  },
  filters: { dueFrom: day.optional(), dueTo: day.optional(), ...createdRange },
  files: 'counts',
  summaries: {
    list: 'Cycle counts',
    create: 'Plan a count',
    update: 'Change the name, day, assignee and notes of a count',
    history: 'Who planned, counted, changed and decided a count',
  },
})
export type Count = z.output<typeof counts.row>

export const detailedCount = counts.row.extend({ places: z.array(countPlace) })
export type DetailedCount = z.output<typeof detailedCount>

export const newCount = z
  .object({
    siteId: id.optional(),
    method: z.enum(countMethods),
    ...countCriteria,
    name: optionalText(200),
    dueOn: day.nullish(),
    assignedTo: id.nullish(),
    blind: z.boolean().default(true),
    maxLocations: z.number({ error: 'must be a whole number' }).int('must be a whole number').min(1).max(mostCountLocations).optional(),
    notes: optionalText(5000),
  })
  .check(requireCriterion)

/** A location that is in an open count already. */
const skipped = z.object({ location: z.string(), countNumber: z.string() })

const mostDecisions = 1_000
export const countDecisions = z.object({
  decisions: z
    .array(z.object({ lineId: id, accept: z.boolean(), reason: requiredText(300, 'Please give a reason') }))
    .min(1, 'must have at least one decision')
    .max(mostDecisions, `must have at most ${mostDecisions} decisions`),
  /** Release reserved stock that stands in the way of a difference. */
  releaseReserved: z.boolean().default(false),
  /** Accept lines whose stock moved while it was counted. */
  acceptMoved: z.boolean().default(false),
  /** An administrator decides about lines that he or she counted. */
  ownCount: z.boolean().default(false),
})
export type CountDecisions = z.output<typeof countDecisions>

const share = z.object({ count: quantity, of: quantity })
export const countFigures = z.object({
  lines: share,
  units: share,
  firstCounts: share,
  netValue: money,
  grossValue: money,
  locations: quantity,
  /** Locations with stock that no count of the last 90 days was at. */
  notCounted90: quantity,
})
export type CountFigures = z.output<typeof countFigures>

const of = { params: idParams, row: 'count' } as const
const { shows } = counts.calls.get
const closedLines = {
  query: listQuery(['at'], {}),
  answer: list(closedCountLine, 'counts'),
  shows: ['counts', 'inventory', 'locations'],
} as const

export const countsEndpoints = {
  ...counts.calls,
  get: endpoint({
    ...counts.calls.get,
    summary: 'One count with its places and lines',
    answer: json(detailedCount),
    shows: [...shows, 'customers'],
  }),
  create: endpoint({ ...counts.calls.create, body: json(newCount), answer: json(detailedCount.extend({ skipped: z.array(skipped) })) }),
  preview: endpoint({
    method: 'GET',
    path: '/api/counts/preview',
    summary: 'How many locations and lines a count would have',
    allow: 'counts.approve',
    query: z
      .object({
        siteId: idInUrl.optional(),
        method: z.enum(countMethods),
        ...countCriteriaInUrl,
        maxLocations: wholeInUrl(1, mostCountLocations).optional(),
      })
      .check(requireCriterion),
    answer: json(z.object({ locations: quantity, lines: quantity, skipped: z.array(skipped) })),
    shows,
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/counts/figures',
    summary: 'How true the counted stock was, of the last 30 days unless asked otherwise',
    allow: 'counts.read',
    query: z.object({ ...siteFilter, from: momentInUrl.optional(), to: momentInUrl.optional() }),
    narrowedBySite: true,
    answer: json(countFigures),
    shows,
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/api/counts/:id/sheet',
    summary: 'The places that the caller may count now, in walking order, with the goods that are asked for',
    allow: 'counts.work',
    ...of,
    answer: json(countSheet),
    shows: [...shows, 'customers'],
  }),
  paper: endpoint({
    method: 'GET',
    path: '/api/counts/:id/count-sheet.pdf',
    summary: 'The places that are to be counted, as a PDF file with lines to write on',
    allow: 'counts.work',
    ...of,
    answer: pdf(),
    shows: [...shows, 'customers'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/counts/:id/places/:placeId/submit',
    summary: 'Record what was counted at a place',
    allow: 'counts.work',
    params: idParams.extend({ placeId: idInUrl }),
    row: 'count',
    body: json(countSubmission),
    answer: json(countPlace),
    changes: ['counts', 'notifications'],
  }),
  recount: endpoint({
    method: 'POST',
    path: '/api/counts/:id/recount',
    summary: 'Have lines of a count in review counted once more',
    allow: 'counts.approve',
    ...of,
    body: json(z.object({ lineIds: z.array(id).min(1, 'must have at least one line').max(mostDecisions) })),
    answer: json(detailedCount),
    changes: ['counts'],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/counts/:id/approve',
    summary: 'Accept or reject differences; accepted ones are posted, all or none',
    allow: 'counts.approve',
    ...of,
    versioned: 'version',
    body: json(countDecisions),
    answer: json(detailedCount),
    changes: ['counts', 'inventory', 'orders', 'handlingUnits', 'notifications'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/counts/:id/cancel',
    summary: 'Cancel a count, which posts nothing more',
    allow: 'counts.approve',
    ...of,
    body: json(z.object({ reason: requiredText(300, 'Please give a reason') })),
    answer: json(counts.row),
    changes: ['counts'],
  }),
  writeOffAside: endpoint({
    method: 'POST',
    path: '/api/counts/:id/write-off-aside',
    summary: 'Write off what short picks at the counted locations put aside and no count found',
    allow: 'counts.approve',
    ...of,
    body: json(z.object({ reason: requiredText(300, 'Please give a reason') })),
    answer: json(counts.row),
    changes: ['counts', 'inventory', 'notifications'],
  }),
  ofItem: endpoint({
    method: 'GET',
    path: '/api/inventory/:id/counts',
    summary: 'Closed counts of an item',
    allow: 'counts.read',
    params: idParams,
    row: 'inventoryItem',
    ...closedLines,
  }),
  ofLocation: endpoint({
    method: 'GET',
    path: '/api/warehouse-locations/:id/counts',
    summary: 'Closed counts of a location',
    allow: 'counts.read',
    params: idParams,
    row: 'location',
    ...closedLines,
  }),
}
