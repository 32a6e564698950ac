import type { SearchKind } from '../../contract/search/search.ts'
import type { Word } from './searched-text.ts'

/** What people call the rows of a kind, one or several of them. */
const kindWords: Record<SearchKind, readonly string[]> = {
  order: ['movements', 'orders'],
  inventoryItem: ['items', 'skus', 'inventory'],
  customer: ['customers'],
  shipment: ['shipments'],
  receipt: ['receipts', 'deliveries', 'delivery'],
  return: ['returns'],
  handlingUnit: ['units', 'pallets', 'cartons'],
  contact: ['contacts'],
  quote: ['quotes'],
  invoice: ['invoices'],
  location: ['locations', 'bins'],
  count: ['counts'],
  staff: ['users', 'staff'],
}

/** So many letters may begin the name of a kind. */
const fewestLetters = 3

/** The words besides the one that names the kind; null where none does, or where there are no others. */
export function withoutNameOf(kind: SearchKind, words: readonly Word[]): readonly Word[] | null {
  if (words.length < 2) return null
  const named = words.findIndex(({ text }) => {
    const word = text.toLowerCase()
    return word.length >= fewestLetters && kindWords[kind].some((name) => name.startsWith(word))
  })
  return named < 0 ? null : words.filter((_, n) => n !== named)
}
