import { z } from 'zod'
import { requiredText, text } from './fields.ts'
import { notForWorkers } from './withheld.ts'

/** Street, city, state and zip are required, the country is not (specification §5). */
export function addressWith(message: string) {
  return z.object(
    {
      street: requiredText(300, message),
      city: requiredText(200, message),
      state: requiredText(200, message),
      zip: requiredText(30, message),
      country: text(100).trim().default(''),
    },
    { error: message },
  )
}
/** On papers and labels workers read where goods go. */
export const address = notForWorkers(
  z.object({ street: z.string(), city: z.string(), state: z.string(), zip: z.string(), country: z.string() }),
)
export type Address = z.output<typeof address>
