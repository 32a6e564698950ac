import { z } from 'zod'
import { instant } from '../../fields.ts'

/** A file that was uploaded, as a record lists it. */
export const document = z.object({
  name: z.string(),
  /** Where it is read, relative to this server. */
  url: z.string(),
  uploadedAt: instant,
})
export type Document = z.output<typeof document>
