import { z } from 'zod'
import { type NumberRule, readNumber } from './read-number.ts'

/** Numbers as plain decimals by field; null for an empty field. */
type Numbers<N> = { [Field in keyof N]: string | null }

/**
 * The schema of a form: converts the typed text to a body, which the contract's schema validates.
 * Errors are shown at the fields of the same name. `numbers` lists the number fields and what each accepts;
 * `toBody` receives the parsed numbers.
 */
export function formSchema<Typed, S extends z.ZodType, N extends { [Field in keyof Typed]?: NumberRule } = Record<never, NumberRule>>(
  typed: z.ZodType<Typed, Typed>,
  toBody: (values: Typed, numbers: Numbers<N>) => z.input<S>,
  schema: S,
  numbers = {} as N,
) {
  return typed.transform((values, context): z.output<S> => {
    const read: Record<string, string | null> = {}
    const refused = new Set<PropertyKey>()
    for (const [field, rule] of Object.entries(numbers) as [keyof Typed & string, NumberRule][]) {
      const { number, error } = readNumber(String(values[field]), rule)
      read[field] = number ?? null
      if (error === undefined) continue
      refused.add(field)
      context.addIssue({ code: 'custom', message: error, path: [field] })
    }
    const checked = schema.safeParse(toBody(values, read as Numbers<N>))
    if (checked.success) return refused.size > 0 ? z.NEVER : checked.data
    for (const { message, path } of checked.error.issues) {
      if (!refused.has(path[0] ?? '')) context.addIssue({ code: 'custom', message, path })
    }
    return z.NEVER
  })
}
