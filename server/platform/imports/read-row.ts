import type { Kysely } from 'kysely'
import { type ImportKind, importFields, keyFields } from '../../../contract/platform/imports/import-fields.ts'
import type { ImportMessage } from '../../../contract/platform/imports/import-rows.ts'
import { HttpError } from '../../errors.ts'
import type { Person } from '../../viewer.ts'
import type { Tables } from '../engine/tables.ts'
import { readCell } from './cell-rules.ts'
import type { StoredRow } from './import-rows-queries.ts'
import type { ImportHouse } from './importer.ts'

/** What jobs have to know of an import. */
export interface ImportInfo {
  id: number
  kind: ImportKind
  fileName: string
  header: string[]
  mapping: (string | null)[]
  house: ImportHouse
  /** Who imports. */
  viewer: Person
  /** The person chose that rows set the stock of items that are there. */
  setsStock: boolean
  /** The person chose to import once more what is there already. */
  again: boolean
}

/** A row with what is understood of it. */
export interface ReadRow {
  row: StoredRow
  /** By field; without those whose cell is empty, can't be read or isn't there. */
  values: Readonly<Record<string, unknown>>
  /** The owner that it names; null for none, undefined for one that can't be found. */
  owner: number | null | undefined
  messages: ImportMessage[]
}

/** Adds a message about a field to the row; at the row as a whole where no column is mapped to the field. */
export type Tell = (read: ReadRow, field: string | null, message: string) => void

export interface RowReader {
  read(row: StoredRow): Promise<ReadRow>
  tell: Tell
  /** Rows with the same key are about the same item, receipt or movement. */
  keyOf(read: ReadRow): string
}

/** Fields that one row of a group may have for all. */
export const groupFields: Record<ImportKind, readonly string[]> = {
  items: [],
  locations: [],
  receipts: ['customer', 'site', 'supplier', 'expectedDate', 'trackingNumber', 'notes'],
  movements: [
    ...['customer', 'site', 'type', 'priority', 'purchaseOrder', 'requestedShipDate', 'carrier', 'serviceType', 'notes'],
    ...['recipientName', 'recipientCompany', 'recipientPhone', 'recipientEmail'],
    ...['Street', 'City', 'State', 'Zip', 'Country'].flatMap((part) => [`billing${part}`, `shipping${part}`]),
  ],
}

/** What it found out about customers it remembers, so it must not outlive the transaction. */
export function rowReader(on: Kysely<Tables>, { kind, mapping, viewer, house }: ImportInfo): RowReader {
  // A site that was mapped counts, also when the other sites were closed since.
  const fields = importFields(kind, { role: viewer.role === 'customer' ? 'customer' : 'staff', severalSites: true })
  const ownOfGroups = groupFields[kind]
  const required = fields.filter((field) => field.required && !ownOfGroups.includes(field.key)).map(({ key }) => key)
  const findCustomer = remembered((cell: string) => house.customerNamed(on, cell))
  const findSite = remembered((code: string) => foundOrRefused(() => house.siteCalled(on, viewer, code)))
  const columnOf = (field: string) => {
    const column = mapping.indexOf(field)
    return column < 0 ? null : column
  }
  const tell: Tell = (read, field, message) => {
    read.messages.push({ column: field === null ? null : columnOf(field), field, message })
  }

  async function ownerOf(read: ReadRow): Promise<number | null | undefined> {
    if (kind === 'locations') return null
    if (viewer.role === 'customer') return viewer.customerId
    const cell = read.values.customer
    // As the calls name the owner of items without an owner.
    if (cell === undefined || (kind === 'items' && cell === 'unallocated')) return null
    const found = await findCustomer(String(cell))
    if (typeof found === 'number') return found
    tell(read, 'customer', found)
    return undefined
  }

  /** Puts the id of the site in the place of its code. */
  async function readSite(read: ReadRow, values: Record<string, unknown>): Promise<void> {
    if (values.site === undefined) return
    const answer = await findSite(String(values.site))
    values.site = 'found' in answer ? answer.found.id : undefined
    if ('refused' in answer) tell(read, 'site', answer.refused)
  }

  return {
    tell,
    async read(row) {
      const values: Record<string, unknown> = {}
      const read: ReadRow = { row, values, owner: undefined, messages: [] }
      for (const { key } of fields) {
        const column = columnOf(key)
        const cell = column === null ? '' : (row.cells[column] ?? '').trim()
        if (cell === '') {
          if (required.includes(key)) tell(read, key, 'must be filled in')
          continue
        }
        const reading = readCell(house.importers[kind].cells, key, cell)
        if ('message' in reading) tell(read, key, reading.message)
        else values[key] = reading.value
      }
      await readSite(read, values)
      read.owner = await ownerOf(read)
      return read
    },
    keyOf({ row, values, owner }) {
      const named = values[keyFields[kind]]
      if (named === undefined || (kind === 'items' && owner === undefined)) return `line ${row.line}`
      const folded = String(named).normalize('NFKC').toLowerCase()
      return kind === 'items' ? `${owner ?? ''}:${folded}` : `:${folded}`
    },
  }
}

/** Asks once for each key. */
export function remembered<K, T>(find: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const known = new Map<K, Promise<T>>()
  return (key) => {
    const before = known.get(key)
    if (before) return before
    const finding = find(key)
    known.set(key, finding)
    return finding
  }
}

/** What it finds, or the sentence with which it is refused. */
export async function foundOrRefused<T>(finding: () => Promise<T> | T): Promise<{ found: T } | { refused: string }> {
  try {
    return { found: await finding() }
  } catch (error) {
    if (error instanceof HttpError) return { refused: error.message }
    throw error
  }
}
