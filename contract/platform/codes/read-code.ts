import { endsInCheckDigit, isSscc } from '../../gs1.ts'
import type { DataElement } from '../../gs1-elements.ts'
import { type ReadElements, readBrackets, readDigitalLink, readElementString } from './read-elements.ts'
import { gs1Symbology, separator, symbology } from './scanner-marks.ts'

/*
 * The one reader of codes, for every screen and the server. What exists by the text of a code wins over any reading (goods-by-code.ts): a
 * label is read only where the text isn't known.
 */

/** In characters; a symbol with many elements, or a link, is long. */
export const longestCode = 400

/** What a label says about the goods besides their GTIN. */
export interface LabelFacts {
  /** From AI 30 or 37; 1 without. */
  quantity: number
  lotNumber: string | null
  /** From AI 17. */
  expiresOn: string | null
}

export interface Label extends LabelFacts {
  /** 14 digits, of the unit itself (AI 01) or its content (AI 02). */
  gtin: string | null
  sscc: string | null
  /** The label of a pallet or carton that says how much is in it. */
  isWholeUnit: boolean
  /** What it says if the scanner dropped the separator after the lot; null where nothing suggests it. */
  withoutSeparator: LabelFacts | null
}

/** A scanned or typed code. */
export interface ReadCode {
  /** Without the prefix that names the symbology: what a SKU, a GTIN, a location or a number is compared with. */
  text: string
  /** Null for a plain code, and for a label that can't be read. */
  label: Label | null
  /** From a label, or from 18 digits whose check digit fits. */
  sscc: string | null
  /** Why a GS1 label can't be read, as a sentence. */
  problem: string | null
}

/**
 * Reads a code. It is a GS1 label only where the scanner marked it, by a prefix or a separator, where it is written with brackets or as a
 * Digital Link, or where it begins with an SSCC or a GTIN (AI 00, 01, 02) whose check digit fits.
 */
export function readCode(scanned: string): ReadCode {
  const code = scanned.trim()
  const text = code.replace(symbology, '').trim()
  const read = elementsIn(text, gs1Symbology.test(code))
  if (read === null) return { text, label: null, sscc: bareSscc(text), problem: null }
  if ('problem' in read) return { text, label: null, sscc: null, problem: `This GS1 label can’t be read. ${read.problem}` }
  const label = labelOf(read.elements, text)
  return { text, label, sscc: label.sscc, problem: null }
}

function bareSscc(text: string): string | null {
  const digits = text.replaceAll(' ', '')
  return isSscc(digits) ? digits : null
}

function elementsIn(text: string, isMarked: boolean): ReadElements | null {
  const compact = text.replaceAll(' ', '')
  if (/^\((?:00\)\d{18}|0[12]\)\d{14})/.test(compact)) return readBrackets(compact)
  const link = readDigitalLink(text)
  if (link !== null) return link
  if (isMarked || text.includes(separator)) return readElementString(text)
  const digits = /^[\d ]+$/.test(text) ? compact : text
  return beginsWithKey(digits) ? readElementString(digits) : null
}

function beginsWithKey(text: string): boolean {
  const key = /^(?:00(\d{18})|0[12](\d{14}))/.exec(text)
  return key !== null && endsInCheckDigit(key[1] ?? key[2] ?? '')
}

function labelOf(elements: readonly DataElement[], text: string): Label {
  const on = (...ais: string[]) => elements.find(({ ai }) => ais.includes(ai))?.value ?? null
  const [gtin, sscc] = [on('01', '02'), on('00')]
  return {
    ...factsOf(elements),
    gtin,
    sscc,
    isWholeUnit: gtin !== null && sscc !== null && on('30', '37') !== null,
    withoutSeparator: text.includes(separator) ? null : factsIfDropped(elements),
  }
}

function factsOf(elements: readonly DataElement[]): LabelFacts {
  const on = (...ais: string[]) => elements.find(({ ai }) => ais.includes(ai))?.value ?? null
  return { quantity: Number(on('30', '37') ?? 1), lotNumber: on('10'), expiresOn: dayOf(on('17')) }
}

/** What a lot may have swallowed: a count, a date, a serial number. */
const swallowed = ['37', '17', '15', '21']

/** A lot at the end of a label, of at least two characters, after which another element of the label may begin. */
function factsIfDropped(elements: readonly DataElement[]): LabelFacts | null {
  const lot = elements.at(-1)
  if (lot?.ai !== '10') return null
  const known = elements.slice(0, -1)
  for (let end = 2; end < lot.value.length - 2; end++) {
    const rest = readElementString(lot.value.slice(end))
    if (!('elements' in rest) || !rest.elements.every((element) => isLikely(element, known))) continue
    return factsOf([...known, { ai: '10', value: lot.value.slice(0, end) }, ...rest.elements])
  }
  return null
}

function isLikely({ ai, value }: DataElement, known: readonly DataElement[]): boolean {
  if (!swallowed.includes(ai) || known.some((other) => other.ai === ai)) return false
  return ai !== '37' || /^[1-9]\d{0,4}$/.test(value)
}

/** The day of a GS1 date YYMMDD, in this century: GS1 General Specifications §7.12. DD 00 is the last day of the month. */
function dayOf(date: string | null): string | null {
  if (date === null) return null
  const [year, month, day] = [2000 + Number(date.slice(0, 2)), Number(date.slice(2, 4)), Number(date.slice(4, 6))]
  const known = day === 0 ? new Date(Date.UTC(year, month, 0)) : new Date(Date.UTC(year, month - 1, day))
  return known.toISOString().slice(0, 10)
}
