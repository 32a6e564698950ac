/** The columns of the fields that were sent: an undefined field isn't changed. */
export function sentColumns<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
}
