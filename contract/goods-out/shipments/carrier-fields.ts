import { z } from 'zod'
import { optionalText, quantity, requiredText, text, weightInput } from '../../fields.ts'

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
  /** The weight of all parcels together, in kilograms. */
  weightKg: z.string().nullable(),
}

export const mostParcels = 9_999

const mustBeHttps = 'must be an address that begins with https://'
const trackingUrl = text(2000)
  .trim()
  .refine((value) => value === '' || (URL.canParse(value) && new URL(value).protocol === 'https:'), mustBeHttps)
  .nullish()
  .transform((value) => (value === '' ? null : value))

const mustBeParcels = `must be a whole number from 1 to ${mostParcels}`

export const sentCarrier = {
  carrierName: requiredText(100, 'Enter a carrier'),
  carrierService: optionalText(100),
  carrierTrackingNumber: optionalText(100),
  carrierTrackingUrl: trackingUrl,
  parcels: z.number({ error: mustBeParcels }).int(mustBeParcels).min(1, mustBeParcels).max(mostParcels, mustBeParcels).nullish(),
  weightKg: weightInput,
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
