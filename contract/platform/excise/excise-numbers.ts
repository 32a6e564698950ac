import { z } from 'zod'
import { optionalText } from '../../fields.ts'

/*
 * Numbers of the excise system: the SEED number of an operator or a tax warehouse (Implementing Regulation (EU) 612/2013, Annex II), and the
 * administrative reference code (ARC) under which a movement of excise goods is registered (Delegated Regulation (EU) 2022/1636, Annex II).
 */

/** Country codes of SEED numbers: the Member States, with EL for Greece, and XI for Northern Ireland. */
const seedCountries = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ')
const seedLength = 13

export type ReadNumber = { number: string } | { problem: string }

/** Spaces and lower case are slips of typing that leave no doubt. */
function normalized(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase()
}

/** A SEED number as it is stored. A short one is refused with its zero-padded form, because filling it in silently could name another company. */
export function readSeed(typed: string): ReadNumber {
  const given = normalized(typed).replace(/^GR/, 'EL')
  const [country, rest] = [given.slice(0, 2), given.slice(2)]
  if (!/^[A-Z]{2}$/.test(country)) return { problem: 'A SEED number begins with the two letters of its country, as in LU00000987ABC.' }
  if (!seedCountries.includes(country))
    return { problem: `No SEED numbers begin with ${country}. They begin with the country, as in LU00000987ABC.` }
  if (!/^[A-Z0-9]*$/.test(rest)) return { problem: 'A SEED number has letters A to Z and digits only, as in LU00000987ABC.' }
  if (given.length === seedLength) return { number: given }
  const counted = `A SEED number has ${seedLength} characters, and this has ${given.length}.`
  if (rest === '' || given.length > seedLength) return { problem: counted }
  return { problem: `${counted} If zeros were left out, write ${country}${rest.padStart(seedLength - 2, '0')}.` }
}

/** An ARC as it is stored. Whether its check digit is the usual one, `arcWarning` says. */
export function readArc(typed: string): ReadNumber {
  const given = normalized(typed)
  if (given.length !== 21) return { problem: `An ARC has 21 characters, and this has ${given.length}.` }
  if (!/^\d{2}[A-Z]{2}/.test(given))
    return { problem: 'An ARC begins with two digits of the year and two letters of the country, as in 26DE.' }
  if (!/^[A-Z0-9]{20}/.test(given)) return { problem: 'An ARC has letters A to Z and digits only.' }
  if (!/\d$/.test(given)) return { problem: 'The last character of an ARC is a digit.' }
  return { number: given }
}

/** The value of each character by ISO 6346: A is 10, and the multiples of 11 are left out. */
const characterValues = new Map([
  ...[...'0123456789'].map((digit): [string, number] => [digit, Number(digit)]),
  ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index): [string, number] => [letter, 10 + index + Math.floor((index + 9) / 10)]),
])

/** The check digit that ISO 6346 gives for the first 20 characters of an ARC. */
export function arcCheckDigit(arc: string): string {
  const sum = [...arc.slice(0, 20)].reduce((total, character, place) => total + (characterValues.get(character) ?? 0) * 2 ** place, 0)
  return String((sum % 11) % 10)
}

/**
 * A sentence about an ARC whose check digit is not the one of ISO 6346; null when it is, or when this is no ARC. Only a warning: the
 * regulation doesn't publish the rule, and its own examples don't follow it.
 */
export function arcWarning(typed: string): string | null {
  const read = readArc(typed)
  if ('problem' in read) return null
  const expected = arcCheckDigit(read.number)
  if (read.number.endsWith(expected)) return null
  return `The check digit of this ARC would usually be ${expected}, not ${read.number.at(-1)}. Compare it with the e-AD or e-SAD.`
}

/** What a customer is in the excise system, as typed or stored. */
interface ExciseStanding {
  seedIdCompany: string | null
  seedIdWarehouse: string | null
  certifiedReceiver: boolean
  taxWarehouse: boolean
}

/**
 * Sentences about what is missing or doubtful. Only warnings, as a number may not be known yet: each operator and each tax warehouse has a
 * SEED number of its own (Implementing Regulation (EU) 612/2013, Annex II).
 */
export function exciseWarnings({ certifiedReceiver, taxWarehouse, ...typed }: ExciseStanding): string[] {
  const company = numberIn(typed.seedIdCompany)
  const warehouse = numberIn(typed.seedIdWarehouse)
  const warnings: [boolean, string][] = [
    [
      taxWarehouse && !(typed.seedIdCompany && typed.seedIdWarehouse),
      'A tax warehouse has two SEED numbers: of its company and of the warehouse.',
    ],
    [certifiedReceiver && !typed.seedIdCompany, 'A certified receiver has the SEED number of its company.'],
    [company !== null && company === warehouse, 'The company and its warehouse have different SEED numbers.'],
    [
      company !== null && warehouse !== null && company.slice(0, 2) !== warehouse.slice(0, 2),
      'The SEED numbers are of two countries. Usually both are of one.',
    ],
  ]
  return warnings.flatMap(([applies, sentence]) => (applies ? [sentence] : []))
}

function numberIn(typed: string | null): string | null {
  const read = readSeed(typed ?? '')
  return 'number' in read ? read.number : null
}

/** Optional text that is stored as the reader understands it, and refused with the reader's sentence; blank counts as missing. */
function optionalNumber(read: (typed: string) => ReadNumber) {
  return optionalText(50).transform((typed, context) => {
    if (typed === null || typed === undefined) return typed
    const result = read(typed)
    if ('number' in result) return result.number
    context.addIssue({ code: 'custom', message: result.problem })
    return z.NEVER
  })
}

export const optionalSeed = optionalNumber(readSeed)
export const optionalArc = optionalNumber(readArc)
