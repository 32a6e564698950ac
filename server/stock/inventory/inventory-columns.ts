import type { z } from 'zod'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { itemTrackingLabels } from '../../../contract/stock/inventory/item-measures.ts'
import type { itemReservation, LocationStockRow } from '../../../contract/stock/inventory/item-stock.ts'
import { stockAvailabilityLabels } from '../../../contract/stock/inventory/item-stock.ts'
import { movementTypeLabels } from '../../../contract/stock/inventory/stock-movements.ts'
import { stockStatus } from '../../../contract/stock/inventory/stock-status.ts'
import type { Column } from '../../platform/files/columns.ts'
import { columnsWithout } from '../../platform/list-files/columns-without.ts'

/** The columns of the screen and of the forms. */
export const itemFileColumns = columnsWithout(
  inventoryEndpoints.list,
  ['id', 'customerId', 'picture', 'lots', 'firstExpiresOn', 'version'],
  [
    { label: 'SKU', kind: 'text', value: (item) => item.sku, width: 18 },
    { label: 'Name', kind: 'text', value: (item) => item.name, width: 40 },
    { label: 'Description', kind: 'text', value: (item) => item.description, width: 40 },
    { label: 'Category', kind: 'text', value: (item) => item.category, width: 20 },
    { label: 'Quantity', kind: 'number', value: (item) => item.quantity },
    { label: 'Available', kind: 'number', value: (item) => item.availableQuantity },
    { label: 'Reserved', kind: 'number', value: (item) => item.reservedQuantity },
    { label: 'Location', kind: 'text', value: (item) => item.location, width: 16 },
    { label: 'Customer', kind: 'text', value: (item) => item.customerName, width: 28 },
    { label: 'Status', kind: 'text', value: (item) => stockStatus(item.quantity, item.lowStockThreshold), width: 14 },
    { label: 'Unit of Measure', kind: 'text', value: (item) => item.unitOfMeasure, width: 16 },
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
    { label: 'Tracking', kind: 'text', value: (item) => itemTrackingLabels[item.tracking], width: 20 },
    { label: 'Customs Code', kind: 'text', value: (item) => item.customsCode, width: 16 },
    { label: 'Country of Origin', kind: 'text', value: (item) => item.originCountry, width: 18 },
    { label: 'Length (mm)', kind: 'number', value: (item) => item.lengthMm },
    { label: 'Width (mm)', kind: 'number', value: (item) => item.widthMm },
    { label: 'Height (mm)', kind: 'number', value: (item) => item.heightMm },
    { label: 'Unit Weight (kg)', kind: 'text', value: (item) => item.unitWeight, width: 16 },
    { label: 'Unit Volume (m³)', kind: 'text', value: (item) => item.unitVolume, width: 16 },
    { label: 'Units per Carton', kind: 'number', value: (item) => item.unitsPerCarton },
    { label: 'Units per Pallet', kind: 'number', value: (item) => item.unitsPerPallet },
    { label: 'Created', kind: 'time', value: (item) => item.createdAt },
    { label: 'Updated', kind: 'time', value: (item) => item.updatedAt },
  ],
)

/** Lines of the ledger. What left the warehouse is negative; what moved within it is as much as was moved. */
export const movementFileColumns = columnsWithout(
  inventoryEndpoints.movements,
  [
    'inventoryId',
    'customerId',
    'fromSiteId',
    'toSiteId',
    'handlingUnitId',
    'cause',
    'orderId',
    'receiptId',
    'countId',
    'countNumber',
    'returnId',
    'returnNumber',
    'actId',
    'correctsId',
    'documents',
  ],
  [
    { label: 'Line', kind: 'number', value: (line) => line.id },
    { label: 'Date', kind: 'time', value: (line) => line.createdAt },
    { label: 'Type', kind: 'text', value: (line) => movementTypeLabels[line.movementType], width: 14 },
    { label: 'SKU', kind: 'text', value: (line) => line.sku, width: 18 },
    { label: 'Quantity', kind: 'number', value: (line) => (line.direction === 'out' ? -line.quantity : line.quantity) },
    { label: 'From', kind: 'text', value: (line) => line.fromLocation, width: 16 },
    { label: 'To', kind: 'text', value: (line) => line.toLocation, width: 16 },
    { label: 'Lot', kind: 'text', value: (line) => line.lot, width: 16 },
    { label: 'Handling Unit', kind: 'text', value: (line) => line.handlingUnit, width: 22 },
    { label: 'To Handling Unit', kind: 'text', value: (line) => line.toHandlingUnit, width: 22 },
    { label: 'Reason', kind: 'text', value: (line) => line.reason, width: 40 },
    { label: 'Movement', kind: 'text', value: (line) => line.orderNumber, width: 18 },
    { label: 'Receipt', kind: 'text', value: (line) => line.receiptNumber, width: 18 },
    { label: 'By', kind: 'text', value: (line) => line.by, width: 20 },
  ],
)

/** What movements hold of items. */
export const reservationFileColumns: readonly Column<z.output<typeof itemReservation>>[] = [
  { label: 'Movement', kind: 'text', value: (row) => row.orderNumber, width: 18 },
  { label: 'Customer', kind: 'text', value: (row) => row.customerName, width: 28 },
  { label: 'SKU', kind: 'text', value: (row) => row.sku, width: 18 },
  { label: 'Quantity', kind: 'number', value: (row) => row.quantity },
  { label: 'Location', kind: 'text', value: (row) => row.location, width: 16 },
  { label: 'Lot', kind: 'text', value: (row) => row.lot, width: 16 },
  { label: 'Expires', kind: 'date', value: (row) => row.expiresOn },
  { label: 'Handling Unit', kind: 'text', value: (row) => row.handlingUnit, width: 22 },
  { label: 'Since', kind: 'time', value: (row) => row.since },
  { label: 'By', kind: 'text', value: (row) => row.by, width: 20 },
]

/** What is at a location. */
export const stockFileColumns: readonly Column<LocationStockRow>[] = [
  { label: 'SKU', kind: 'text', value: (row) => row.sku, width: 18 },
  { label: 'Name', kind: 'text', value: (row) => row.name, width: 40 },
  { label: 'Customer', kind: 'text', value: (row) => row.customerName, width: 28 },
  { label: 'Lot', kind: 'text', value: (row) => row.lot, width: 16 },
  { label: 'Expires', kind: 'date', value: (row) => row.expiresOn },
  { label: 'Handling Unit', kind: 'text', value: (row) => row.handlingUnit, width: 22 },
  { label: 'On Hand', kind: 'number', value: (row) => row.onHand },
  { label: 'Reserved', kind: 'number', value: (row) => row.reserved },
  { label: 'Unit of Measure', kind: 'text', value: (row) => row.unitOfMeasure, width: 16 },
  { label: 'Availability', kind: 'text', value: (row) => stockAvailabilityLabels[row.availability], width: 16 },
  { label: 'Received', kind: 'time', value: (row) => row.receivedAt },
  { label: 'Reported Short', kind: 'time', value: (row) => row.reportedShortAt },
]
