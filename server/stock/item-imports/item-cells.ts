import { sentOnHand } from '../../../contract/fields.ts'
import { newInventoryItem, unitsOfMeasure } from '../../../contract/stock/inventory/inventory.ts'
import { itemTrackingLabels, itemTrackings } from '../../../contract/stock/inventory/item-measures.ts'
import { amount, decimal, namedInCells, textRules, whole, word } from '../../platform/imports/cell-rules.ts'

const item = newInventoryItem.shape
const { customer, site } = namedInCells

export const itemCells = textRules({
  customer,
  sku: item.sku,
  name: item.name,
  description: item.description,
  category: item.category,
  location: item.location,
  site,
  unitOfMeasure: word(unitsOfMeasure),
  quantity: whole(sentOnHand),
  costPrice: amount(item.costPrice),
  sellingPrice: amount(item.sellingPrice),
  lowStockThreshold: whole(item.lowStockThreshold.unwrap()),
  reorderPoint: whole(item.reorderPoint),
  reorderQuantity: whole(item.reorderQuantity),
  manufacturer: item.manufacturer,
  supplier: item.supplier,
  batchNumber: item.batchNumber,
  lotNumber: item.lotNumber,
  expiresOn: item.expiresOn,
  gtin: item.gtin,
  tracking: word(itemTrackings, itemTrackingLabels),
  customsCode: item.customsCode,
  originCountry: item.originCountry,
  lengthMm: whole(item.lengthMm),
  widthMm: whole(item.widthMm),
  heightMm: whole(item.heightMm),
  unitWeight: decimal(item.unitWeight, 3),
  unitVolume: decimal(item.unitVolume, 6),
  unitsPerCarton: whole(item.unitsPerCarton),
  unitsPerPallet: whole(item.unitsPerPallet),
})
