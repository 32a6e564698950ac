import { endsInCheckDigit } from './gs1.ts'
import { isPredefined } from './platform/codes/element-lengths.ts'
import { separator } from './platform/codes/scanner-marks.ts'

/*
 * Element strings: what a GS1-128 or GS1 DataMatrix symbol carries. Formats and associations as in the GS1 Barcode Syntax Dictionary, for
 * the application identifiers (AI) of a logistics label. They are read in codes/read-elements.ts.
 */

/** One application identifier with its value, such as AI 10 with a lot. */
export interface DataElement {
  ai: string
  value: string
}

interface Format {
  /** N: digits; X: character set 82. */
  kind: 'N' | 'X'
  least: number
  most: number
  holds?: 'check digit' | 'date'
}

const date: Format = { kind: 'N', least: 6, most: 6, holds: 'date' }
const key = (length: number): Format => ({ kind: 'N', least: length, most: length, holds: 'check digit' })
const text = (most: number): Format => ({ kind: 'X', least: 1, most })
const mass: Format = { kind: 'N', least: 6, most: 6 }
const decimals = [0, 1, 2, 3, 4, 5]

const formats: ReadonlyMap<string, Format> = new Map([
  ['00', key(18)],
  ['01', key(14)],
  ['02', key(14)],
  ['10', text(20)],
  ...['11', '13', '15', '17'].map((ai): [string, Format] => [ai, date]),
  ['21', text(20)],
  ['235', text(28)],
  ['30', { kind: 'N', least: 1, most: 8 }],
  ['37', { kind: 'N', least: 1, most: 8 }],
  ...decimals.flatMap((places): [string, Format][] => [
    [`310${places}`, mass],
    [`330${places}`, mass],
  ]),
  ['400', text(30)],
  ['401', text(30)],
  ['402', { kind: 'N', least: 17, most: 17, holds: 'check digit' }],
  ['403', text(30)],
  ...['410', '411', '413'].map((ai): [string, Format] => [ai, key(13)]),
  ['420', text(20)],
  ['421', { kind: 'X', least: 4, most: 12 }],
])

/** The AIs of which one has to be on the label too; each list is one condition. */
const needs: Readonly<Record<string, string[][]>> = {
  '02': [['00'], ['37']],
  '30': [['01'], ['02']],
  '37': [['00'], ['02']],
  '10': [['01', '02']],
  '11': [['01', '02']],
  '13': [['01', '02']],
  '15': [['01', '02']],
  '17': [['01', '02']],
  '21': [['01']],
  '235': [['01']],
  '310': [['01', '02']],
  '330': [['00', '01']],
  '403': [['00']],
}

const excludeEachOther = [
  ['01', '02'],
  ['01', '37'],
  ['21', '235'],
  ['420', '421'],
] as const

/** The character set of AIs with text, 82 characters of ISO 646. */
const characterSet82 = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]*$/

/** A day of a label, as 271231 for 2027-12-31. Labels carry no century, so the reader assumes the nearest one. */
export function gs1Date(day: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new RangeError(`'${day}' is not a day of the form 2027-12-31.`)
  return day.slice(2).replaceAll('-', '')
}

/** Whether a value can be written in the format of its AI. */
export function fitsElement(element: DataElement): boolean {
  return formatProblem(element) === null
}

/** As printed below a barcode: (00)340123450000000017. The brackets are not encoded. */
export function humanReadable(elements: readonly DataElement[]): string {
  return elements.map(({ ai, value }) => `(${ai})${value}`).join('')
}

/** What a symbol encodes, with a separator after each element of variable length but the last. Throws where a value doesn't fit its AI. */
export function elementString(elements: readonly DataElement[]): string {
  return elements
    .map((element, index) => {
      const problem = formatProblem(element)
      if (problem !== null) throw new RangeError(problem)
      const isLast = index === elements.length - 1
      return element.ai + element.value + (isLast || isPredefined(element.ai) ? '' : separator)
    })
    .join('')
}

/**
 * What is wrong with the elements of a whole label, as a sentence; null when nothing is. One symbol of a label may lack what another one
 * carries, so this is asked of all of them together.
 */
export function labelProblem(elements: readonly DataElement[]): string | null {
  const ais = new Set(elements.map(({ ai }) => ai))
  for (const element of elements) {
    const problem = formatProblem(element) ?? missingBeside(element.ai, ais)
    if (problem !== null) return problem
  }
  const pair = excludeEachOther.find(([one, other]) => ais.has(one) && ais.has(other))
  return pair ? `The AIs (${pair[0]}) and (${pair[1]}) can't be on one label.` : null
}

function missingBeside(ai: string, ais: ReadonlySet<string>): string | null {
  const conditions = needs[ai] ?? needs[ai.slice(0, 3)] ?? []
  const missing = conditions.find((oneOf) => !oneOf.some((other) => ais.has(other)))
  return missing ? `The AI (${ai}) needs ${missing.map((other) => `(${other})`).join(' or ')} on the same label.` : null
}

/**
 * Why the elements of a label can't be used, as a sentence. What is read from labels must have its format; elements that are only passed on
 * or skipped don't make a label unreadable.
 */
export function readingProblem(elements: readonly DataElement[]): string | null {
  for (const element of elements) {
    const problem = element.ai < '4' && formats.has(element.ai) ? formatProblem(element) : null
    if (problem !== null) return problem
  }
  return null
}

function formatProblem({ ai, value }: DataElement): string | null {
  const format = formats.get(ai)
  if (!format) return `(${ai}) is not an application identifier that is used here.`
  const { kind, least, most, holds } = format
  if (value.length < least || value.length > most) {
    const wanted = least === most ? `${most}` : `${least} to ${most}`
    return `(${ai}) has ${wanted} characters, and '${value}' has ${value.length}.`
  }
  if (kind === 'N' && !/^\d+$/.test(value)) return `(${ai}) has digits only, and '${value}' has other characters.`
  if (kind === 'X' && !characterSet82.test(value)) return `(${ai}) can't carry every character of '${value}'.`
  if (holds === 'check digit' && !endsInCheckDigit(value)) return `The check digit of (${ai})${value} is wrong.`
  if (holds === 'date' && !isLabelDate(value)) return `(${ai})${value} is not a date: write it as YYMMDD.`
  if (ai === '421' && !/^\d{3}/.test(value)) return `(421) begins with the three digits of a country, and '${value}' doesn't.`
  return null
}

/** The day 00 leaves the day open. */
function isLabelDate(value: string): boolean {
  const [year, month, day] = [value.slice(0, 2), value.slice(2, 4), value.slice(4, 6)].map(Number) as [number, number, number]
  if (month < 1 || month > 12) return false
  // Whether the year is 19yy or 20yy, February has as many days; only 1900 differs, and no label means it.
  return day <= new Date(Date.UTC(2000 + year, month, 0)).getUTCDate()
}
