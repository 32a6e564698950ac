import { type FieldErrors, type FieldValues, type ResolverResult, set } from 'react-hook-form'
import type { z } from 'zod'

/** Judges the values of a form by a schema: the first message of each field. */
export function resolveWith<Values extends FieldValues>(schema: z.ZodType | undefined, values: Values): ResolverResult<Values> {
  const checked = schema?.safeParse(values)
  if (!checked || checked.success) return { values, errors: {} }
  const errors = {}
  const seen = new Set<string>()
  for (const { path, message } of checked.error.issues) {
    const name = path.map(String).join('.') || 'root'
    if (seen.has(name)) continue
    seen.add(name)
    set(errors, name, { type: 'schema', message })
  }
  return { values: {}, errors: errors as FieldErrors<Values> }
}
