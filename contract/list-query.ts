import { z } from 'zod'
import { isUsualYear, text, wholeInUrl } from './fields.ts'

/** The last row that page numbers reach; rows beyond it need a filter or a cursor. */
export const lastPagedRow = 10_000
export const tooFarMessage = `Pages reach to row ${lastPagedRow}. Filter the list, or follow the cursor in the Link header.`

/** Whether a row may be used for new work, as lists filter it. */
export const activeStates = ['active', 'inactive'] as const

const mostWords = 10
const mostValues = 100

const mustBeFields = 'must be names of fields separated by commas, each once'

/** `sku,name`: the fields of a row that are read. Whether the row has them, the list checks, which knows the row (server/platform/lists). */
export const fieldsInUrl = z
  .string(mustBeFields)
  .max(4000)
  .regex(/^\w{1,60}(?:,\w{1,60})*$/, mustBeFields)
  .transform((sent) => sent.split(','))
  .refine((names) => new Set(names).size === names.length, mustBeFields)
  .optional()

/**
 * The query of a list call: without `limit` it returns all rows. `sort` is a field, or `-field` for
 * descending. `page` counts from 1; `cursor` comes from the Link header of the page before. Without `fields` rows have all their fields.
 */
export function listQuery<const F extends readonly [string, ...string[]], S extends z.ZodRawShape>(sortable: F, filters: S) {
  return z
    .object({
      limit: wholeInUrl(1, 1000).optional(),
      page: wholeInUrl(1).optional(),
      cursor: z.string().max(4000).optional(),
      fields: fieldsInUrl,
      ...exportQuery(sortable, filters).shape,
    })
    .check(({ value, issues }) => {
      const message = issues.length === 0 && pagingProblem(value as Paging)
      if (message) issues.push({ code: 'custom', path: ['page'], message, input: value })
    })
}

/** The query of a list without its paging, for what reads all rows that match. */
export function exportQuery<const F extends readonly [string, ...string[]], S extends z.ZodRawShape>(sortable: F, filters: S) {
  const directions = sortable.flatMap((field) => [field, `-${field}`]) as [string, ...string[]]
  return z.object({
    q: text(200)
      .refine((words) => searchWords(words).length <= mostWords, `must have at most ${mostWords} words`)
      .optional(),
    sort: z.enum(directions as unknown as [F[number] | `-${F[number]}`, ...(F[number] | `-${F[number]}`)[]]).optional(),
    ...filters,
  })
}

/** The words of a search; a row must match all of them. */
export function searchWords(q: string): string[] {
  return q.split(/\s+/).filter(Boolean)
}

interface Paging {
  limit?: number | undefined
  page?: number | undefined
  cursor?: string | undefined
}

function pagingProblem({ limit, page, cursor }: Paging): string | null {
  if (page === undefined) return null
  if (cursor !== undefined) return 'Send either page or cursor: each says where to begin.'
  if (limit === undefined) return 'Send limit with page: it is the number of rows of a page.'
  return (page - 1) * limit >= lastPagedRow ? tooFarMessage : null
}

/** A filter that takes one value or several (`status=pending&status=picking`): rows with any of them match. */
export function several<S extends z.ZodType>(value: S) {
  const values = z.array(value)
  return z
    .union([value, values.max(mostValues)], { error: messageOfBranch })
    .transform((sent) => (Array.isArray(sent) ? sent : [sent]))
    .pipe(values as unknown as z.ZodType<z.output<S>[], z.output<S>[]>)
}

/** The error of the value, or of one of the values. */
function messageOfBranch(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_union') return undefined
  const [single, array] = issue.errors
  return (Array.isArray(issue.input) ? array : single)?.[0]?.message
}

const mustBeMoment = 'must be a day (2026-01-31, today, or today-6 for six days ago) or a time (2026-01-31T09:00:00Z)'
const relativeDay = /^today(?:-([1-9]\d{0,3}))?$/
/** A day, or a time: one end of a range. */
export const moment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true }), z.string().regex(relativeDay)], { error: mustBeMoment })
  .refine((value) => isUsualYear(value) || relativeDay.test(value), mustBeMoment)

/** How many days before today `today-6` is: 6. Null for a day of the calendar and for a time. */
export function daysBeforeToday(moment: string): number | null {
  const relative = relativeDay.exec(moment)
  return relative && Number(relative[1] ?? 0)
}

/** From and to are inclusive. Days are in the warehouse's time zone; `today` is its day at the time of the call. */
export const createdRange = { createdFrom: moment.optional(), createdTo: moment.optional() }

/** From and to are inclusive. */
export const quantityRange = {
  quantityFrom: wholeInUrl(0).optional(),
  quantityTo: wholeInUrl(0).optional(),
}
