/**
 * A scanned code in three parts, the middle one being where it differs from the expected code: 'A-03-', '81' and '' for
 * A-03-81 instead of A-03-18.
 */
export function differenceIn(scanned: string, expected: string): [same: string, differs: string, same: string] {
  const longest = Math.min(scanned.length, expected.length)
  let start = 0
  while (start < longest && scanned[start] === expected[start]) start += 1
  let end = 0
  while (end < longest - start && scanned.at(-1 - end) === expected.at(-1 - end)) end += 1
  return [scanned.slice(0, start), scanned.slice(start, scanned.length - end), scanned.slice(scanned.length - end)]
}
