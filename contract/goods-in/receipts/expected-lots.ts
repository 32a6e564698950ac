/** The lot that goods of several lines have: the only one that the lines name. Null where they name several, or where goods without a lot are among them. */
export function onlyLot<Line extends { lotNumber: string | null }>(lines: readonly Line[]): Line | null {
  const [first] = lines
  if (!first || first.lotNumber === null) return null
  return lines.every(({ lotNumber }) => lotNumber === first.lotNumber) ? first : null
}
