import { z } from 'zod'
import { optionalText, quantity, requiredText, text } from '../fields.ts'

/* Who carries a shipment, as it was handed over. */

/** Null before it is known. */
export const carrierRow = {
  carrierName: z.string().nullable(),
  carrierService: z.string().nullable(),
  /** The carrier's own number, next to ours. */
  carrierTrackingNumber: z.string().nullable(),
  /** The carrier's page about it. */
  carrierTrackingUrl: z.string().nullable(),
  parcels: quantity.nullable(),
  /** Of all parcels, in kilograms. */
  weightKg: z.string().nullable(),
}

export const mostParcels = 9_999

const mustBeHttps = 'must be an address that begins with https://'
const trackingUrl = text(2000)
  .trim()
  .refine((value) => value === '' || (URL.canParse(value) && new URL(value).protocol === 'https:'), mustBeHttps)
  .nullish()
  .transform((value) => (value === '' ? null : value))

const mustBeWeight = 'must be a weight in kilograms with at most three decimals'
/** A number or a decimal string; blank is null. */
const weight = z
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

const mustBeParcels = `must be a whole number from 1 to ${mostParcels}`

export const sentCarrier = {
  carrierName: requiredText(100, 'Enter a carrier'),
  carrierService: optionalText(100),
  carrierTrackingNumber: optionalText(100),
  carrierTrackingUrl: trackingUrl,
  parcels: z.number({ error: mustBeParcels }).int(mustBeParcels).min(1, mustBeParcels).max(mostParcels, mustBeParcels).nullish(),
  weightKg: weight,
}

/** What is sent is corrected, and null clears it. */
export const carrierChange = { ...sentCarrier, carrierName: optionalText(100) }

type CarrierRow = z.output<z.ZodObject<typeof carrierRow>>
/** Some fields of the carrier. */
export type Carrier = { [Name in keyof CarrierRow]?: CarrierRow[Name] | undefined }

const names = Object.keys(carrierRow) as (keyof Carrier)[]

/** The fields of the carrier that were sent. */
export function carrierOf(sent: Carrier): Carrier {
  return Object.fromEntries(names.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])))
}
