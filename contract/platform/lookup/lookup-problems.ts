import { fullStopAfter } from '../../full-stop.ts'
import { named, rule } from '../problems/define.ts'

const words: Record<string, string> = {
  inventoryItem: 'item',
  location: 'location',
  handlingUnit: 'handling unit',
  order: 'movement',
  receipt: 'receipt',
  return: 'return',
  shipment: 'shipment',
  count: 'count',
}

interface Several {
  code: string
  rows: { type: string; code: string; customer: string | null }[]
}

/** Scanned codes. */
export const lookupProblems = {
  'lookup.nothing': rule(404, ({ code }: { code: string }) => `No record has the code ${code}, or you have no access to it.`),
  'lookup.unreadable': rule(400, ({ problem }: { problem: string }) => problem),
  'lookup.of-another-customer': rule(
    409,
    ({ code, owner }: { code: string; owner: string }) => `${code} belongs to ${owner}${fullStopAfter(owner)} Wrong pallet?`,
  ),
  'lookup.several': rule(409, ({ code, rows }: Several) => {
    const records = rows.map(
      ({ type, code: written, customer }) => `the ${words[type]} ${written}${customer === null ? '' : ` of ${customer}`}`,
    )
    return `Several records have the code ${code}: ${named(records)}. Specify the type or the customer.`
  }),
}
