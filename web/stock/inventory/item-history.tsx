import { historyEndpoints } from '../../../contract/history.ts'
import type { HistoryEntry } from '../../../contract/history-entry.ts'
import { type ItemTracking, itemTrackingLabels } from '../../../contract/stock/inventory/item-measures.ts'
import { changesIn, type FieldWords, History, plainValue } from '../../platform/detail/history.tsx'
import { DocumentLinks } from '../../platform/documents/document-links.tsx'

const fieldWords: FieldWords = {
  sku: 'SKU',
  name: 'Name',
  description: 'Description',
  category: 'Category',
  location: 'Location',
  customerId: { label: 'Customer', show: (id) => (id === null ? 'Unallocated' : `C${id}`) },
  quantity: 'Quantity',
  unitOfMeasure: 'Unit',
  lowStockThreshold: 'Low stock at',
  reorderPoint: 'Reorder at',
  reorderQuantity: 'Reorder quantity',
  costPrice: 'Cost price',
  sellingPrice: 'Selling price',
  manufacturer: 'Manufacturer',
  supplier: 'Supplier',
  batchNumber: 'Batch',
  lotNumber: 'Lot',
  gtin: 'GTIN',
  tracking: { label: 'Tracking', show: (tracking) => itemTrackingLabels[tracking as ItemTracking] ?? String(tracking) },
  customsCode: 'Customs code',
  originCountry: 'Country of origin',
  lengthMm: 'Length (mm)',
  widthMm: 'Width (mm)',
  heightMm: 'Height (mm)',
  unitWeight: 'Unit weight (kg)',
  unitVolume: 'Unit volume (m³)',
  unitsPerCarton: 'Units per carton',
  unitsPerPallet: 'Units per pallet',
}

const actionTitles: Readonly<Record<string, string>> = {
  create: 'Created',
  adjust: 'Adjusted',
  move: 'Moved',
  delete: 'Deleted',
  restore: 'Restored',
  set_picture: 'Picture set',
  delete_picture: 'Picture removed',
}

const dispositionTitles: Readonly<Record<string, string>> = {
  release: 'Released from quarantine',
  scrap: 'Scrapped',
  send_back: 'Sent back to the owner',
}

const disposalWords: FieldWords = {
  quantity: 'Quantity',
  lot: 'Lot',
  handlingUnit: 'Handling unit',
  from: 'From',
  to: 'To',
  shipment: 'Shipment',
  documents: { label: 'Documents', show: (documents) => <DocumentLinks documents={filesIn(documents)} /> },
}

function disposed(entry: HistoryEntry) {
  const { disposition, reason } = entry.after ?? {}
  return {
    title: dispositionTitles[String(disposition)] ?? 'Taken out of quarantine',
    text: plainValue(reason),
    changes: changesIn(entry, disposalWords),
  }
}

const lotWords: FieldWords = { lotNumber: 'Lot', expiresOn: 'Expires' }

function lotCorrected(entry: HistoryEntry) {
  const words = [`Lot ${plainValue(entry.before?.lotNumber)}`, plainValue(entry.after?.reason)]
  return { title: 'Lot corrected', text: words.join(': '), changes: changesIn(entry, lotWords) }
}

/** The files in a value of a history entry. */
function filesIn(value: unknown): { name: string; url: string }[] {
  return Array.isArray(value) ? value.map((file) => ({ name: String(file?.name), url: String(file?.url) })) : []
}

/** Who changed which of its fields, which lots were corrected, and what became of goods in quarantine. */
export function ItemHistory({ id }: { id: number }) {
  return (
    <History
      endpoint={historyEndpoints.ofItem}
      id={id}
      describe={(entry) => {
        if (entry.action === 'update') return { title: 'Changed', changes: changesIn(entry, fieldWords) }
        if (entry.action === 'dispose') return disposed(entry)
        if (entry.action === 'correct_lot') return lotCorrected(entry)
        return { title: actionTitles[entry.action] ?? entry.action }
      }}
    />
  )
}
