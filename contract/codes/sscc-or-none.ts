import { text } from '../fields.ts'
import { isSscc } from '../gs1.ts'

/** The handling unit on which goods are, by its SSCC. */
export const ssccOrNone = text(20)
  .trim()
  .nullish()
  .transform((value) => (value === '' ? null : value))
  .refine((value) => value == null || isSscc(value), 'must be an SSCC: 18 digits with a valid check digit')
