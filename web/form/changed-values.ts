/** The values of a form that differ from those it started with. */
export function changedValues<Values extends object>(base: Values, values: Values): Partial<Values> {
  const changed: Partial<Values> = {}
  for (const field of Object.keys(values) as (keyof Values)[]) {
    if (!Object.is(values[field], base[field])) changed[field] = values[field]
  }
  return changed
}
