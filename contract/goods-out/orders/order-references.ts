import { z } from 'zod'
import { dayOrNone, optionalEmail, optionalText } from '../../fields.ts'
import { notForWorkers } from '../../withheld.ts'

/* The customer's own numbers of an order, its recipient, ship-by day and carrier. */

/** Who receives a movement; printed above its shipping address. */
export const recipient = z.object({
  name: z.string().nullable(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
})
export type Recipient = z.output<typeof recipient>

export const recipientParts = ['name', 'company', 'phone', 'email'] as const satisfies (keyof Recipient)[]

/** Without any of its parts it counts as missing. */
export const sentRecipient = z
  .object({ name: optionalText(200), company: optionalText(200), phone: optionalText(50), email: optionalEmail })
  .nullish()
  .transform((sent): Recipient | null | undefined => {
    if (!sent) return sent
    const { name = null, company = null, phone = null, email = null } = sent
    return recipientParts.some((part) => sent[part]) ? { name, company, phone, email } : null
  })

/** Only while the movement is pending. */
export const referenceFields = {
  /** The customer's own number. */
  reference: optionalText(100),
  purchaseOrder: optionalText(100),
  recipient: sentRecipient,
  /** The last day on which it is to leave the warehouse; not in the past. */
  requestedShipDate: dayOrNone,
}

/** Until the movement is exported. */
export const carrierFieldsOfOrder = { carrier: optionalText(100), serviceType: optionalText(100) }

/** The service of a movement that names none. */
export const standardService = 'Standard'

export const referencesOfOrder = {
  reference: z.string().nullable(),
  purchaseOrder: z.string().nullable(),
  recipient: notForWorkers(recipient.nullable()),
  requestedShipDate: z.iso.date().nullable(),
  carrier: z.string().nullable(),
  serviceType: z.string(),
}
