import { z } from 'zod'
import { withoutFormulaGuard } from '../../../contract/formula-safe.ts'
import { plainName } from '../../../contract/platform/imports/import-fields.ts'

/*
 * How the text of a cell is read: by the rules of the call that makes such a record, after it was turned into what that call is sent. Each kind of
 * imports has its rules next to what it does with them.
 */

/** The rule of each field. */
export type CellRules = Readonly<Record<string, z.ZodType<unknown, string>>>

/** What several kinds of files name alike. */
export const namedInCells = {
  customer: z.string().max(300, 'must have at most 300 characters'),
  site: z.string().max(12, 'must have at most 12 characters'),
  reference: z.string().max(100, 'must have at most 100 characters'),
} as const

/** A whole number as people write it; anything else stays text, which the rule refuses. */
export function whole<T extends z.ZodType>(rule: T) {
  return z
    .string()
    .transform((cell): unknown => (/^[+-]?\d{1,15}$/.test(cell) ? Number(cell) : cell))
    .pipe(rule as z.ZodType<z.output<T>, unknown>)
}

/** '4,20' is 4.20. A comma with other than one or two digits after it may separate thousands, so it is refused. */
export function amount<T extends z.ZodType>(rule: T) {
  return z
    .string()
    .transform((cell): unknown => cell.replace(/^(\d{1,12}),(\d{1,2})$/, '$1.$2'))
    .pipe(rule as z.ZodType<z.output<T>, unknown>)
    .transform((value) => (typeof value === 'string' ? Number(value).toFixed(2) : value))
}

/** '0,35' is 0.35, written with all its decimals as answers have them. Three digits after a comma may be thousands, so they are refused. */
export function decimal<T extends z.ZodType>(rule: T, decimals: number) {
  return z
    .string()
    .transform((cell): unknown => cell.replace(/^(\d+,\d{1,2}|0,\d+)$/, (number) => number.replace(',', '.')))
    .pipe(rule as z.ZodType<z.output<T>, unknown>)
    .transform((value) => (typeof value === 'string' ? Number(value).toFixed(decimals) : value))
}

/** One of these words, in any case and with any punctuation: 'Pick & Pack' is pick_pack. */
export function word<const W extends readonly [string, ...string[]]>(words: W, labels: Partial<Record<W[number], string>> = {}) {
  const known = new Map(words.flatMap((each: W[number]) => [each, labels[each] ?? each].map((name) => [plainName(name), each] as const)))
  return z
    .string()
    .transform((cell): unknown => known.get(plainName(cell)) ?? cell)
    .pipe(z.enum(words, { error: `must be one of: ${words.join(', ')}` }) as z.ZodType<W[number], unknown>)
}

/** Every rule reads text. */
export function textRules(fields: Readonly<Record<string, z.ZodType>>): CellRules {
  return fields as CellRules
}

/** What Excel shows where a formula came to nothing. */
const spreadsheetError = /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/

type CellReading = { value: unknown } | { message: string }

/** Reads a cell that isn't empty. */
export function readCell(rules: CellRules, field: string, cell: string): CellReading {
  if (spreadsheetError.test(cell)) return { message: `contains a spreadsheet error: ${cell}` }
  // A text file has no values of formulas. A text that only looks like one has an apostrophe in front, in our exports too.
  if (cell.startsWith('=')) return { message: 'is a formula: enter its value instead, or put an apostrophe before it to keep it as text' }
  const read = rules[field]?.safeParse(withoutFormulaGuard(cell))
  if (!read) throw new Error(`No rule reads the field ${field}.`)
  return read.success ? { value: read.data } : { message: read.error.issues[0]?.message ?? 'is not valid' }
}
