/**
 * A spreadsheet runs a cell that begins with one of these as a formula; the last four are the full-width forms. Apostrophes before it
 * belong to the text: they get one more, so that each text comes back as it was.
 */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/

/** The text with an apostrophe in front where a spreadsheet would run it as a formula. For text only, never for numbers. */
export function formulaSafe(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

/** The text as it was before `formulaSafe`, for files that come back. */
export function withoutFormulaGuard(text: string): string {
  return text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text
}
