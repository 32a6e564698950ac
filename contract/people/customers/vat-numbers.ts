import { z } from 'zod'
import { text } from '../../fields.ts'

/** What follows the prefix of a country. Greece has the prefix EL, Northern Ireland XI. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  NO: /^\d{9}(?:MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

/** The pattern for countries whose pattern isn't listed. */
const otherForm = /^[A-Z0-9+*]{2,12}$/

/** Upper-cased, without spaces, dots and dashes. */
function tidied(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s.\-–]/g, '')
    .replace(/^GR/, 'EL')
}

function isVatNumber(tidy: string): boolean {
  const [, country = '', rest = ''] = /^([A-Z]{2})(.*)$/.exec(tidy) ?? []
  return country !== '' && otherForm.test(rest) && (forms[country] ?? otherForm).test(rest)
}

const vatNumberMessage = 'must be a VAT number with its country prefix, for example NL123456789B01'

/** As it is sent: tidied, null when nothing is left of it. */
export const optionalVatNumber = text(40)
  .nullish()
  .transform((typed, context) => {
    if (typed == null) return typed
    const tidy = tidied(typed)
    if (tidy === '' || isVatNumber(tidy)) return tidy || null
    context.addIssue({ code: 'custom', message: vatNumberMessage })
    return z.NEVER
  })
