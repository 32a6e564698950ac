/** The full stop of a sentence that ends with a name: none after one that ends with its own, as 'Harbour B.V.' does. */
export function fullStopAfter(name: string): '' | '.' {
  return name.endsWith('.') ? '' : '.'
}
