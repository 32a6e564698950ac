import { text } from './fields.ts'

/*
 * GS1 keys: check digits, SSCC and GTIN (GS1 General Specifications, sections 2 and 7.9). What is printed and scanned in a GS1 barcode is in
 * gs1-elements.ts.
 */

/** The check digit of a GTIN, GLN, SSCC or GSIN: mod 10, weighing the digits 3, 1, 3 … from the right. */
export function checkDigitOf(payload: string): string {
  if (!/^\d+$/.test(payload)) throw new RangeError(`A check digit is computed from digits only, not from '${payload}'.`)
  const sum = [...payload].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** Whether these are digits whose last one is the check digit of the others. */
export function endsInCheckDigit(key: string): boolean {
  return /^\d{2,}$/.test(key) && checkDigitOf(key.slice(0, -1)) === key.at(-1)
}

/** Whether this is a valid SSCC: 18 digits without spaces, of which the last is the check digit. */
export function isSscc(code: string): boolean {
  return /^\d{18}$/.test(code) && endsInCheckDigit(code)
}

/** The handling unit on which goods are, by its SSCC. */
export const ssccOrNone = text(20)
  .trim()
  .nullish()
  .transform((value) => (value === '' ? null : value))
  .refine((value) => value == null || isSscc(value), 'must be an SSCC: 18 digits with a valid check digit')

/**
 * In the place of a company prefix, for a warehouse without one: GS1 leaves numbers that begin with 040 to the use within a company (GS1 General
 * Specifications, section 1.4, restricted circulation), so that no unit of another company has such an SSCC.
 */
export const internalPrefix = '0400'

interface SsccParts {
  /** 0 to 9, chosen by the company. */
  extensionDigit: number
  /** What GS1 assigned to the company; 4 to 12 digits. */
  companyPrefix: string
  /** Counts the units of this prefix and extension digit, from 0. */
  serial: number
}

/** The SSCC of a logistic unit. Throws a RangeError when the serial doesn't fit: prefix and serial have 16 digits together. */
export function makeSscc({ extensionDigit, companyPrefix, serial }: SsccParts): string {
  if (!Number.isInteger(extensionDigit) || extensionDigit < 0 || extensionDigit > 9)
    throw new RangeError(`The extension digit of an SSCC is 0 to 9, not ${extensionDigit}.`)
  if (!/^\d{4,12}$/.test(companyPrefix)) throw new RangeError(`A GS1 company prefix has 4 to 12 digits, not '${companyPrefix}'.`)
  const places = 16 - companyPrefix.length
  if (!Number.isInteger(serial) || serial < 0 || String(serial).length > places)
    throw new RangeError(`The serial ${serial} doesn't fit: an SSCC with the prefix ${companyPrefix} has ${places} digits for it.`)
  const payload = `${extensionDigit}${companyPrefix}${String(serial).padStart(places, '0')}`
  return payload + checkDigitOf(payload)
}

/**
 * The GTIN-14 form of a GTIN-12, -13 or -14, or null where the code is none. A GTIN-8 isn't recognised, because one in ten numbers of
 * eight digits looks like one.
 */
export function gtin14Of(code: string): string | null {
  return /^\d{12,14}$/.test(code) && endsInCheckDigit(code) ? code.padStart(14, '0') : null
}

/** The ways in which one GTIN can be written: with or without zeros in front, as GTIN-8, -12, -13 or -14. Empty when the code is none. */
export function gtinForms(code: string): string[] {
  if (!/^(\d{8}|\d{12,14})$/.test(code) || !endsInCheckDigit(code)) return []
  const digits = code.replace(/^0+/, '')
  return [8, 12, 13, 14].filter((length) => length >= digits.length).map((length) => digits.padStart(length, '0'))
}

/** A GTIN-8, -12, -13 or -14 without spaces, or what is wrong with it. */
export function readGtin(typed: string): { gtin: string } | { problem: string } {
  const gtin = typed.replace(/\s+/g, '')
  if (!/^(\d{8}|\d{12,14})$/.test(gtin)) return { problem: 'A GTIN has 8, 12, 13 or 14 digits.' }
  const expected = checkDigitOf(gtin.slice(0, -1))
  return gtin.endsWith(expected) ? { gtin } : { problem: `The check digit of this GTIN is wrong: the last digit should be ${expected}.` }
}
