import { z } from 'zod'

/**
 * The schema of a form: what was typed becomes a body, and the contract's schema judges that body.
 * Its messages stand at the fields of the same name.
 */
export function judgedBy<Typed, S extends z.ZodType>(typed: z.ZodType<Typed, Typed>, toBody: (values: Typed) => z.input<S>, schema: S) {
  return typed.transform((values, context): z.output<S> => {
    const judged = schema.safeParse(toBody(values))
    if (judged.success) return judged.data
    for (const { message, path } of judged.error.issues) context.addIssue({ code: 'custom', message, path })
    return z.NEVER
  })
}
