/** Whether two values of a field are the same: texts, flags, and lists and objects of them. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame(one[key as keyof typeof one], other[key as keyof typeof other]))
  )
}

/** The values that differ from the base. The guard, the body, the draft and the merge of a form all ask this. */
export function changed<Values extends object>(base: Partial<Values>, values: Values): Partial<Values> {
  const differing: Partial<Values> = {}
  for (const field of Object.keys(values) as (keyof Values)[]) {
    if (!isSame(values[field], base[field])) differing[field] = values[field]
  }
  return differing
}

export function isChanged<Values extends object>(base: Partial<Values>, values: Values): boolean {
  return Object.keys(changed(base, values)).length > 0
}
