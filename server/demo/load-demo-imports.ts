import type { Transaction } from '../platform/engine/database.ts'
import { getImportDetail } from '../platform/imports/imports-queries.ts'
import { mapImport } from '../platform/imports/map-import.ts'
import { keepImport } from '../platform/imports/receive-import.ts'
import { runWithin } from '../verb.ts'
import type { CustomerViewer, Person, StaffViewer } from '../viewer.ts'

const orders = [
  ['Reference', 'Article', 'How many', 'Bill to street', 'Bill to city', 'Bill to state', 'Bill to ZIP', 'Note'],
  ['PO-7781', 'COF-ACM-0007', '12', '18 Wharf Lane', 'Rotterdam', 'ZH', '3011 AA', 'Ring twice'],
  ['PO-7781', 'COF-ACM-0012', '6', '18 Wharf Lane', 'Rotterdam', 'ZH', '3011 AA', ''],
  ['PO-7782', 'COF-ACM-0007', '4', '3 Canal Street', 'Utrecht', 'UT', '3511 AB', ''],
]

const items = [
  ['Customer', 'SKU', 'Name', 'Unit of measure', 'Quantity', 'Cost price', 'Low stock threshold'],
  ['00002', 'BOR-NEW-1', 'Lingonberry syrup, 0.5 l', 'EA', '120', '3.20', '24'],
  ['00002', 'BOR-NEW-2', 'Cloudberry jam, 300 g', 'EA', '80', '4.75', '16'],
  ['00002', 'BOR-NEW-3', 'Rye crispbread, 12 packs', 'CS', 'forty', '14.10', '6'],
  ['99999', 'BOR-NEW-4', 'Birch tea, 50 bags', 'EA', '60', '2.90', '12'],
  ['00002', 'BOR-NEW-5', '', 'EA', '30', '6.00', '10'],
  ['00002', 'BOR-NEW-6', 'Smoked sea salt, 250 g', 'EA', '200', '1.85', '40'],
]

/** Two files that wait to be imported: a customer's that is to be mapped, and one of staff that is checked, with rows to fix. */
export async function loadDemoImports(
  trx: Transaction,
  { manager }: { manager: StaffViewer },
  [acme]: readonly CustomerViewer[],
): Promise<void> {
  if (acme) await keep(trx, acme, 'movements', 'orders-of-the-week.csv', orders)
  const id = await keep(trx, manager, 'items', 'new-articles-borealis.csv', items)
  const { mapping } = await getImportDetail(trx.sql, manager, id)
  await runWithin(trx, manager, mapImport, { id, mapping })
}

function keep(trx: Transaction, viewer: Person, kind: 'items' | 'movements', name: string, lines: string[][]): Promise<number> {
  const [header = []] = lines
  const table = lines.map((cells, index) => ({ line: index + 1, cells }))
  const size = Buffer.byteLength(lines.slice(1).flat().join(''))
  return keepImport(trx, viewer, { kind, name, header, rows: lines.length - 1, size }, table)
}
