import type { z } from 'zod'
import type { inventoryItemChange } from '../../../contract/stock/inventory/inventory.ts'
import { sentColumns } from '../../platform/engine/sent-columns.ts'

/** The columns of the sent fields of an item. Category, home location and owner are resolved in item-references.ts. */
export function itemColumns(sent: z.output<typeof inventoryItemChange>) {
  return sentColumns({
    sku: sent.sku,
    name: sent.name,
    description: sent.description,
    unit_of_measure: sent.unitOfMeasure,
    cost_price: sent.costPrice,
    selling_price: sent.sellingPrice,
    low_stock_threshold: sent.lowStockThreshold,
    reorder_point: sent.reorderPoint,
    reorder_quantity: sent.reorderQuantity,
    manufacturer: sent.manufacturer,
    supplier: sent.supplier,
    batch_number: sent.batchNumber,
    lot_number: sent.lotNumber,
    gtin: sent.gtin,
    tracking: sent.tracking,
    customs_code: sent.customsCode,
    origin_country: sent.originCountry,
    length_mm: sent.lengthMm,
    width_mm: sent.widthMm,
    height_mm: sent.heightMm,
    unit_weight: sent.unitWeight,
    unit_volume: sent.unitVolume,
    units_per_carton: sent.unitsPerCarton,
    units_per_pallet: sent.unitsPerPallet,
  })
}
