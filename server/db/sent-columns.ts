/** Columns as far as they were sent: a field that is undefined is left alone. */
export function sentColumns<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
}
