/** The values that have a label, in the order of the labels. */
export function valuesOf<V extends string>(labels: Readonly<Record<V, string>>): readonly [V, ...V[]] {
  return Object.keys(labels) as unknown as [V, ...V[]]
}
