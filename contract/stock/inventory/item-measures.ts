import { z } from 'zod'
import { decimal, written } from '../../decimal.ts'
import { optionalText } from '../../fields.ts'
import { isCountry } from './countries.ts'

/* What has to be known of stock of an item that comes in, its customs data, and the measures of one unit. */

/** Stock that comes in must have: nothing, a lot, or a lot with an expiry date. */
export const itemTrackings = ['none', 'lot', 'lot_expiry'] as const
export type ItemTracking = (typeof itemTrackings)[number]

export const itemTrackingLabels: Record<ItemTracking, string> = { none: 'Not tracked', lot: 'Lot', lot_expiry: 'Lot and expiry date' }

/** The longest edge, in millimetres. */
export const mostMillimetres = 100_000
/** In a carton, or on a pallet. */
export const mostUnitsPacked = 1_000_000

export const itemMeasures = {
  tracking: z.enum(itemTrackings),
  /** The code of the harmonized system, 6 to 10 digits. */
  customsCode: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  originCountry: z.string().nullable(),
  lengthMm: z.number().int().nullable(),
  widthMm: z.number().int().nullable(),
  heightMm: z.number().int().nullable(),
  /** Kilograms, with three decimals. */
  unitWeight: z.string().nullable(),
  /** Cubic metres, with six decimals. */
  unitVolume: z.string().nullable(),
  unitsPerCarton: z.number().int().nullable(),
  unitsPerPallet: z.number().int().nullable(),
}

const mustBeDigits = 'must be 6 to 10 digits'
const customsCode = optionalText(30).refine((value) => value == null || /^\d{6,10}$/.test(value), mustBeDigits)

const mustBeCountry = 'must be the two letters of a country (ISO 3166-1), such as NL'
const originCountry = optionalText(100)
  .transform((value) => value?.toUpperCase() ?? value)
  .refine((value) => value == null || isCountry(value), mustBeCountry)

function wholeUpTo(most: number) {
  const message = `must be a whole number from 1 to ${most}`
  return z.number({ error: message }).int(message).min(1, message).max(most, message).nullish()
}

/** A number or a decimal string above 0; blank is null. */
function measure(whole: number, decimals: number, what: string) {
  const message = `must be ${what} above 0 with at most ${decimals === 3 ? 'three' : 'six'} decimals`
  const pattern = new RegExp(`^\\d{1,${whole}}(\\.\\d{1,${decimals}})?$`)
  return z
    .union([z.number(), z.string().trim()], { error: message })
    .nullish()
    .transform((value, context) => {
      if (value === undefined) return undefined
      const sent = value === null ? '' : typeof value === 'number' ? plain(value) : value
      if (sent === '') return null
      if (pattern.test(sent) && /[1-9]/.test(sent)) return sent
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
}

/** Without an exponent: 0.0000005 is not '5e-7'. */
function plain(value: number): string {
  return String(value).includes('e') ? written(decimal(value.toFixed(20))) : String(value)
}

/** As they are sent. Three dimensions replace the volume. */
export const sentMeasures = {
  tracking: z.enum(itemTrackings),
  customsCode,
  originCountry,
  lengthMm: wholeUpTo(mostMillimetres),
  widthMm: wholeUpTo(mostMillimetres),
  heightMm: wholeUpTo(mostMillimetres),
  unitWeight: measure(9, 3, 'a weight in kilograms'),
  unitVolume: measure(7, 6, 'a volume in cubic metres'),
  unitsPerCarton: wholeUpTo(mostUnitsPacked),
  unitsPerPallet: wholeUpTo(mostUnitsPacked),
}
