import type { Readable } from 'node:stream'
import type { QueryOf } from '../../contract/endpoint.ts'
import type { InventoryItem, inventoryEndpoints } from '../../contract/inventory.ts'
import { stockStatus } from '../../contract/stock-status.ts'
import { customerNames } from '../customers/customers-queries.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/list-rows.ts'
import type { Column } from '../files/columns.ts'
import { csvStream } from '../files/csv.ts'
import { xlsxStream } from '../files/xlsx.ts'
import type { Download } from '../http/download.ts'
import { getWarehouseToday } from '../settings/settings-queries.ts'
import type { Viewer } from '../viewer.ts'
import { listItems } from './inventory-queries.ts'

type Asked = QueryOf<typeof inventoryEndpoints.exportCsv>

export async function exportItemsCsv(db: Database, viewer: Viewer, asked: Asked): Promise<Download> {
  const { columns, rows, today } = await itemTable(db, viewer, asked)
  return named('csv', csvStream(columns, rows, today), today.day)
}

export async function exportItemsXlsx(db: Database, viewer: Viewer, asked: Asked): Promise<Download> {
  const { columns, rows, today } = await itemTable(db, viewer, asked)
  return named('xlsx', xlsxStream(columns, rows, { ...today, sheet: 'Inventory' }), today.day)
}

function named(extension: string, content: Readable, day: string): Download {
  return { fileName: `inventory-${day}.${extension}`, content }
}

/** Exports the rows of the list with the same filters and order, and the columns of the screen and the forms. */
async function itemTable(db: Database, viewer: Viewer, asked: Asked) {
  const { names, today } = await db.read(viewer, async (on) => ({
    names: await customerNames(on, viewer),
    today: await getWarehouseToday(on, db.now()),
  }))
  const rows = rowsOf(await listItems(db, viewer, asked))
  return { columns: columnsWith(names), rows, today }
}

function columnsWith(customers: Map<number, string>): Column<InventoryItem>[] {
  return [
    { label: 'SKU', kind: 'text', value: (item) => item.sku, width: 18 },
    { label: 'Name', kind: 'text', value: (item) => item.name, width: 40 },
    { label: 'Description', kind: 'text', value: (item) => item.description, width: 40 },
    { label: 'Category', kind: 'text', value: (item) => item.category, width: 20 },
    { label: 'Quantity', kind: 'number', value: (item) => item.quantity },
    { label: 'Available', kind: 'number', value: (item) => item.availableQuantity },
    { label: 'Reserved', kind: 'number', value: (item) => item.reservedQuantity },
    { label: 'Location', kind: 'text', value: (item) => item.location, width: 16 },
    {
      label: 'Customer',
      kind: 'text',
      value: (item) => (item.customerId === null ? null : (customers.get(item.customerId) ?? null)),
      width: 28,
    },
    { label: 'Status', kind: 'text', value: (item) => stockStatus(item.quantity, item.lowStockThreshold), width: 14 },
    { label: 'Unit of Measure', kind: 'text', value: (item) => item.unitOfMeasure },
    { label: 'Cost Price', kind: 'money', value: (item) => item.costPrice },
    { label: 'Selling Price', kind: 'money', value: (item) => item.sellingPrice },
    { label: 'Low Stock Threshold', kind: 'number', value: (item) => item.lowStockThreshold },
    { label: 'Reorder Point', kind: 'number', value: (item) => item.reorderPoint },
    { label: 'Reorder Quantity', kind: 'number', value: (item) => item.reorderQuantity },
    { label: 'Manufacturer', kind: 'text', value: (item) => item.manufacturer, width: 24 },
    { label: 'Supplier', kind: 'text', value: (item) => item.supplier, width: 24 },
    { label: 'Batch Number', kind: 'text', value: (item) => item.batchNumber, width: 16 },
    { label: 'Lot Number', kind: 'text', value: (item) => item.lotNumber, width: 16 },
    { label: 'GTIN', kind: 'text', value: (item) => item.gtin, width: 16 },
    { label: 'Updated', kind: 'time', value: (item) => item.updatedAt, width: 18 },
  ]
}
