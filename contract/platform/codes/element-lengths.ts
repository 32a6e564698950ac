/*
 * How long the elements of GS1 symbols are, so that a reader finds where each ends without knowing what it means. From the tables of the GS1
 * General Specifications (§7.8.5, predefined lengths) and of the GS1 Barcode Syntax Dictionary.
 */

import { separator } from './scanner-marks.ts'

/** Length of an element including its application identifier (AI), in characters, for the AIs that begin with these two digits. No separator follows them. */
const predefined: ReadonlyMap<string, number> = new Map([
  ['00', 20],
  ...['01', '02', '03'].map((start): [string, number] => [start, 16]),
  ['04', 18],
  ...['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((start): [string, number] => [start, 8]),
  ['20', 4],
  ...['31', '32', '33', '34', '35', '36'].map((start): [string, number] => [start, 10]),
  ['41', 16],
])

const ofTwoDigits = /^(?:0[0-4]|1\d|2[0-2]|30|37|9\d)/
const ofThreeDigits = /^(?:2[3-5]|4[0-2]|71)\d/
const ofFourDigits = /^(?:3[1-69]|43|70|72|8[0-2])\d\d/

/**
 * The characters of a value whose AI has one length, but isn't on the list of those that need no separator. Encoders that don't know
 * the difference leave the separator out.
 */
const onlyLength: Readonly<Record<string, number>> = {
  '402': 17,
  '422': 3,
  '424': 3,
  '426': 3,
  '4307': 2,
  '4309': 20,
  '4317': 2,
  '4321': 1,
  '4322': 1,
  '4323': 1,
  '4324': 10,
  '4325': 10,
  '4326': 6,
  '7001': 13,
  '7003': 10,
  '7006': 6,
  '7040': 4,
  '7241': 2,
  '7250': 8,
  '7251': 12,
  '7252': 1,
  '7258': 3,
  '8001': 14,
  '8005': 6,
  '8006': 18,
  '8017': 18,
  '8018': 18,
  '8026': 18,
  '8040': 15,
  '8041': 15,
  '8042': 32,
  '8111': 4,
}

/** The AI at the start of a text; null where GS1 has assigned none that begins so. */
export function aiAtStart(text: string): string | null {
  const digits = ofTwoDigits.test(text) ? 2 : ofThreeDigits.test(text) ? 3 : ofFourDigits.test(text) ? 4 : 0
  return digits === 0 ? null : text.slice(0, digits)
}

/** Whether another element may follow without a separator. */
export function isPredefined(ai: string): boolean {
  return predefined.has(ai.slice(0, 2))
}

/** Where the first element of a text ends, with its AI and without a separator. */
export function endOfFirst(text: string): number {
  const fixed = predefined.get(text.slice(0, 2))
  if (fixed !== undefined) return fixed
  const at = text.indexOf(separator)
  const end = at < 0 ? text.length : at
  const ai = aiAtStart(text) ?? ''
  const length = onlyLength[ai]
  return length === undefined ? end : Math.min(end, ai.length + length)
}
