/** The search parameters of an address as text: a key that occurs several times has several values. */
export type SearchText = Record<string, string | string[]>

/**
 * Parses the part of an address behind the question mark. Every value stays text, because the router's own parser reads
 * `662E41` as the number 6.62e+43 and rounds long digits.
 */
export function parseSearch(text: string): SearchText {
  const search: SearchText = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const known = search[key]
    search[key] = known === undefined ? value : [known, value].flat()
  }
  return search
}

/** The reverse of `parseSearch`; leaves out undefined, null, false and empty values. */
export function stringifySearch(search: Record<string, unknown>): string {
  const text = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    for (const each of [value].flat()) {
      if (each !== undefined && each !== null && each !== false && each !== '') text.append(key, String(each))
    }
  }
  return text.size === 0 ? '' : `?${text}`
}
