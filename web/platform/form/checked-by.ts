import { z } from 'zod'

/** The body that the schema of the contract accepts; what it refuses is an error at the field of the same name. */
export function checkedBy<S extends z.ZodType>(schema: S, body: z.input<S>, context: z.RefinementCtx): z.output<S> {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  for (const { message, path } of result.error.issues) context.addIssue({ code: 'custom', message, path: path.slice(0, 1) })
  return z.NEVER
}
