/* What scanners add to a code. In a file of its own, because every page listens for scans and few read labels. */

/** The separator FNC1 as scanners transmit it: ASCII 29. */
export const separator = '\u001d'

export const symbology = /^\][A-Za-z][0-9A-Za-z]/
/** GS1-128, GS1 DataMatrix, GS1 QR, GS1 DotCode, GS1 DataBar and composite symbols. */
export const gs1Symbology = /^\](?:C1|d2|Q3|J1|e[0-3])/

/** A code without the prefix of a symbology that isn't GS1, which is no part of it. */
export function withoutPlainPrefix(code: string): string {
  return gs1Symbology.test(code) ? code : code.replace(symbology, '')
}
