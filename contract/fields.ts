import { z } from 'zod'
import { notForWorkers } from './withheld.ts'

/** The largest id: PostgreSQL's `integer`. */
export const maxInteger = 2_147_483_647

export const id = z.number().int().positive().max(maxInteger)

const wholeNumber = /^(?:0|-?[1-9]\d*)$/

/** A whole number in a path or query string, only digits: '1e3', '0x1', '01', '+1', '10.0' and ' 5' are refused. */
export function wholeInUrl(least: number, most = maxInteger) {
  return z.preprocess(
    (sent: string | number) => (typeof sent === 'string' && wholeNumber.test(sent) ? Number(sent) : sent),
    z
      .number({ error: ({ code }) => (code === 'invalid_type' ? 'must be a whole number' : undefined) })
      .int()
      .min(least)
      .max(most),
  )
}

/** An id in a path or query string. */
export const idInUrl = wholeInUrl(1)

export const idParams = z.object({ id: idInUrl })

/** Units that an answer counts; a sum may be larger than what one call can name. */
export const quantity = z.number().int().min(0)

/** So many units at most in one call. What is meant is always fewer, and a scanned code that lands in a field of a quantity is more. */
export const mostUnits = 1_000_000

/** Units as people send them. */
export function sentUnits(least: number) {
  return wholeUnits(least).max(mostUnits, 'must be at most 1,000,000')
}

/** An item's whole on-hand at most: what is below the largest number of PostgreSQL's `integer`, as a round figure. */
export const mostOnHand = 2_000_000_000

/** An item's whole on-hand as people send it. What it changes by is limited by `mostUnits` where it is set (set-stock.sql). */
export const sentOnHand = wholeUnits(0).max(mostOnHand, 'must be at most 2,000,000,000')

function wholeUnits(least: number) {
  return z.number({ error: 'must be a whole number' }).int('must be a whole number').min(least, `must be at least ${least}`)
}

/** ISO 8601 in UTC, the format of times in answers. */
export const instant = z.iso.datetime()

/** Dates before and after are most likely typing mistakes. */
export function isUsualYear(value: string): boolean {
  return value >= '1900' && value < '3000'
}

const mustBeDay = 'must be a day (2026-01-31)'
/** A calendar day as people send it. */
export const day = z.iso.date({ error: mustBeDay, abort: true }).refine(isUsualYear, mustBeDay)

/** Optional day; blank counts as missing. */
export const dayOrNone = z
  .union([z.literal(''), day], { error: mustBeDay })
  .nullish()
  .transform((value) => (value === '' ? null : value))

/** A decimal string with two decimals, the format of money in answers. Workers read none. */
export const money = notForWorkers(z.string().regex(/^-?\d{1,12}\.\d{2}$/))

/** What people wrote about a row, which is for the office. */
export const notes = notForWorkers(z.string().nullable())

/** Money as people send it: a number or a decimal string; blank is null (specification §5). */
export const moneyInput = z
  .union([z.number(), z.string().trim()])
  .nullish()
  .transform((value, context) => {
    if (value === undefined) return undefined
    if (value === null || value === '') return null
    const text = typeof value === 'number' ? value.toFixed(2) : value
    if (!/^\d{1,12}(\.\d{1,2})?$/.test(text)) {
      context.addIssue({ code: 'custom', message: 'must be an amount with at most two decimals' })
      return z.NEVER
    }
    return text
  })

const mustBeWeight = 'must be a weight in kilograms with at most three decimals'
/** A weight as people send it: a number or a decimal string; blank is null. */
export const weightInput = z
  .union([z.number(), z.string().trim()], { error: mustBeWeight })
  .nullish()
  .transform((value, context) => {
    if (value === undefined) return undefined
    const sent = value === null ? '' : String(value)
    if (sent === '') return null
    if (/^\d{1,6}(\.\d{1,3})?$/.test(sent) && /[1-9]/.test(sent)) return sent
    context.addIssue({ code: 'custom', message: mustBeWeight })
    return z.NEVER
  })

/** PostgreSQL text can't hold the NUL character. */
export function text(maxLength: number, missing?: string) {
  return z
    .string({ error: missing })
    .max(maxLength, `must have at most ${maxLength} characters`)
    .refine((value) => !value.includes('\u0000'), 'must not contain the NUL character')
}

export function requiredText(maxLength: number, message = 'must be filled in') {
  return text(maxLength, message).trim().min(1, message)
}

/** Optional text; blank counts as missing. */
export function optionalText(maxLength: number) {
  return text(maxLength)
    .trim()
    .nullish()
    .transform((value) => (value === '' ? null : value))
}

/** Blank counts as missing. */
export const optionalEmail = z
  .union([z.literal('').transform(() => null), z.email('must be an email address').max(254)], { error: 'must be an email address' })
  .nullish()

export const problem = z.object({
  type: z.string(),
  /** The problem's code for programs; the catalogue is in problems.ts. */
  code: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
})
export type Problem = z.output<typeof problem>
