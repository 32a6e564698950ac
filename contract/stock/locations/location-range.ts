import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, quantity, requiredText, sentUnits } from '../../fields.ts'
import { json } from '../../formats.ts'
import { locationTypes } from './locations.ts'

/** Locations that are added at once. */
export const mostInRange = 2_000

const longestCode = 50
/** More can't be counted exactly. */
const mostDigits = 15

/**
 * The codes from one to another: each run of digits counts by itself, padded as in `from`, and the rest is equal. 'A-01-01' to 'A-04-10' are
 * 40 codes, the last run counting fastest. A sentence where the two don't make a range.
 */
export function codesInRange(from: string, to: string): string[] | string {
  const [first, last] = [partsOf(from), partsOf(to)]
  if (first.length === 0 || first.length !== last.length) return unlike
  let codes = ['']
  for (const [n, start] of first.entries()) {
    const parts = counted(start, last[n] ?? '')
    if (typeof parts === 'string') return parts
    if (codes.length * parts.length > mostInRange)
      return `is more than ${mostInRange.toLocaleString('en')} locations away; add them in several ranges`
    codes = codes.flatMap((code) => parts.map((part) => `${code}${part}`))
  }
  return codes.some((code) => code.length > longestCode) ? `must have at most ${longestCode} characters` : codes
}

const unlike = 'must differ from the first code in its numbers only, as in A-01-01 and A-04-10'

/** Runs of digits and what is between them. */
function partsOf(code: string): string[] {
  return code.match(/\d+|\D+/g) ?? []
}

function counted(start: string, end: string): string[] | string {
  if (start === end) return [start]
  if (!/^\d/.test(start) || !/^\d/.test(end)) return unlike
  if (Math.max(start.length, end.length) > mostDigits) return `must have at most ${mostDigits} digits in a row`
  const [low, high] = [Number(start), Number(end)]
  if (high < low) return 'must not come before the first code'
  if (high - low >= mostInRange) return `is more than ${mostInRange.toLocaleString('en')} locations away; add them in several ranges`
  return Array.from({ length: high - low + 1 }, (_, n) => String(low + n).padStart(start.length, '0'))
}

export const locationRange = z
  .object({
    from: requiredText(longestCode),
    to: requiredText(longestCode),
    zone: requiredText(100),
    type: z.enum(locationTypes),
    /** The capacity of each location, in units; null is unlimited. */
    capacity: sentUnits(0).nullish(),
    /** The default site unless sent. */
    siteId: id.optional(),
  })
  .superRefine(({ from, to }, context) => {
    const codes = codesInRange(from, to)
    if (typeof codes === 'string') context.addIssue({ code: 'custom', message: codes, path: ['to'] })
  })

export const locationRangeEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/warehouse-locations/range',
    summary: 'Add all locations from one code to another; each is named after its code',
    allow: 'locations.change',
    body: json(locationRange),
    answer: json(z.object({ created: quantity })),
    status: 201,
    changes: ['locations'],
  }),
}
