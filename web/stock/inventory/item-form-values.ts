import { z } from 'zod'
import { mostOnHand } from '../../../contract/fields.ts'
import { customerCode } from '../../../contract/people/customers/customer-codes.ts'
import { type InventoryItem, inventoryItemChange, newInventoryItem, unitsOfMeasure } from '../../../contract/stock/inventory/inventory.ts'
import { itemTrackings, mostMillimetres, mostUnitsPacked } from '../../../contract/stock/inventory/item-measures.ts'
import { defaultLowStockThreshold } from '../../../contract/stock/inventory/stock-status.ts'
import { formSchema } from '../../platform/form/form-schema.ts'
import { amount, wholeNumber, writeNumber } from '../../platform/form/read-number.ts'
import { chosenEntity, type Entity, entityValue } from '../../platform/lookup/entity.ts'

/** The form holds the typed text; the contract's schema validates it and creates the body. */
const typed = z.object({
  sku: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  location: entityValue,
  customerId: entityValue,
  quantity: z.string(),
  unitOfMeasure: z.string(),
  costPrice: z.string(),
  sellingPrice: z.string(),
  lowStockThreshold: z.string(),
  reorderPoint: z.string(),
  reorderQuantity: z.string(),
  manufacturer: z.string(),
  supplier: z.string(),
  batchNumber: z.string(),
  lotNumber: z.string(),
  gtin: z.string(),
  expiresOn: z.string(),
  tracking: z.string(),
  customsCode: z.string(),
  originCountry: z.string(),
  lengthMm: z.string(),
  widthMm: z.string(),
  heightMm: z.string(),
  unitWeight: z.string(),
  unitVolume: z.string(),
  unitsPerCarton: z.string(),
  unitsPerPallet: z.string(),
})
export type ItemFormValues = z.output<typeof typed>

/** Specification §5: blank quantities become 0 and a blank threshold 10; 'none' and 'unallocated' become null. */
function toBody(values: ItemFormValues, numbers: Record<keyof typeof numberFields, string | null>) {
  return {
    ...values,
    ...numbers,
    location: chosenEntity(values.location)?.code ?? 'none',
    customerId: chosenEntity(values.customerId)?.id ?? ('unallocated' as const),
    unitOfMeasure: unitsOfMeasure.find((unit) => unit === values.unitOfMeasure) ?? 'EA',
    quantity: Number(numbers.quantity ?? 0),
    lowStockThreshold: Number(numbers.lowStockThreshold ?? defaultLowStockThreshold),
    reorderPoint: Number(numbers.reorderPoint ?? 0),
    reorderQuantity: Number(numbers.reorderQuantity ?? 0),
    tracking: itemTrackings.find((tracking) => tracking === values.tracking) ?? 'none',
    lengthMm: wholeOrNone(numbers.lengthMm),
    widthMm: wholeOrNone(numbers.widthMm),
    heightMm: wholeOrNone(numbers.heightMm),
    unitsPerCarton: wholeOrNone(numbers.unitsPerCarton),
    unitsPerPallet: wholeOrNone(numbers.unitsPerPallet),
  }
}

function wholeOrNone(number: string | null): number | null {
  return number === null ? null : Number(number)
}

const millimetres = { ...wholeNumber, min: 1, max: mostMillimetres }
const unitsPacked = { ...wholeNumber, min: 1, max: mostUnitsPacked }

const numberFields = {
  quantity: wholeNumber,
  lowStockThreshold: wholeNumber,
  reorderPoint: wholeNumber,
  reorderQuantity: wholeNumber,
  costPrice: amount,
  sellingPrice: amount,
  lengthMm: millimetres,
  widthMm: millimetres,
  heightMm: millimetres,
  unitWeight: { decimals: 3, min: 0, max: 999_999_999 },
  unitVolume: { decimals: 6, min: 0, max: 9_999_999 },
  unitsPerCarton: unitsPacked,
  unitsPerPallet: unitsPacked,
}

export const newItemForm = formSchema(typed, toBody, newInventoryItem, numberFields)
export const itemChangeForm = formSchema(typed, toBody, inventoryItemChange, {
  ...numberFields,
  quantity: { ...wholeNumber, max: mostOnHand },
})

/** `ownerId`: whose a new item is. */
export function itemFormValues(item: InventoryItem | null, ownerId: number | null = null): ItemFormValues {
  return {
    sku: item?.sku ?? '',
    name: item?.name ?? '',
    description: item?.description ?? '',
    category: item?.category ?? 'none',
    location: locationNamed(item?.location ?? null),
    customerId: ownerNamed(item ? item.customerId : ownerId),
    quantity: String(item?.quantity ?? 0),
    unitOfMeasure: item?.unitOfMeasure ?? 'EA',
    costPrice: writeNumber(item?.costPrice ?? null),
    sellingPrice: writeNumber(item?.sellingPrice ?? null),
    lowStockThreshold: String(item?.lowStockThreshold ?? defaultLowStockThreshold),
    reorderPoint: String(item?.reorderPoint ?? ''),
    reorderQuantity: String(item?.reorderQuantity ?? ''),
    manufacturer: item?.manufacturer ?? '',
    supplier: item?.supplier ?? '',
    batchNumber: item?.batchNumber ?? '',
    lotNumber: item?.lotNumber ?? '',
    gtin: item?.gtin ?? '',
    expiresOn: '',
    tracking: item?.tracking ?? 'none',
    customsCode: item?.customsCode ?? '',
    originCountry: item?.originCountry ?? '',
    lengthMm: wholeText(item?.lengthMm),
    widthMm: wholeText(item?.widthMm),
    heightMm: wholeText(item?.heightMm),
    unitWeight: writeNumber(item?.unitWeight ?? null),
    unitVolume: writeNumber(item?.unitVolume ?? null),
    unitsPerCarton: wholeText(item?.unitsPerCarton),
    unitsPerPallet: wholeText(item?.unitsPerPallet),
  }
}

function wholeText(number: number | null | undefined): string {
  return number == null ? '' : String(number)
}

/** The picker finds the names. */
function locationNamed(code: string | null): Entity | null {
  return code === null ? null : { id: 0, code, name: '' }
}

function ownerNamed(id: number | null): Entity | null {
  return id === null ? null : { id, code: customerCode(id), name: '' }
}
