import { arcCheckDigit } from '../../contract/platform/excise/excise-numbers.ts'
import { demoCustomers } from './demo-customers.ts'

/** The letters of the countries that the demo's consignees are in. */
const countries: Readonly<Record<string, string>> = {
  Czechia: 'CZ',
  Belgium: 'BE',
  Germany: 'DE',
  Spain: 'ES',
  Denmark: 'DK',
  Poland: 'PL',
  Romania: 'RO',
  Italy: 'IT',
}

interface Wanted {
  /** Index into the demo's customers. */
  customer: number
  /** Counts the movements. */
  n: number
  year: number
  destination: string
}

/** The excise data of a movement, with an ARC whose check digit is the usual one; null when its customer has no SEED number. */
export function demoExcise({ customer, n, year, destination }: Wanted) {
  const { seedIdWarehouse, seedIdCompany } = demoCustomers[customer] ?? {}
  const consignorSeed = seedIdWarehouse ?? seedIdCompany
  const country = countries[destination]
  if (!consignorSeed || !country) return null
  const unchecked = `${year % 100}NL${String(4_170_000 + n * 13).padStart(16, '0')}`
  return { arc: unchecked + arcCheckDigit(unchecked), consignorSeed, consigneeSeed: `${country}0000${4_500_000 + (n % 8) * 311}` }
}
