import { type Category, categoriesEndpoints } from '../../../contract/stock/categories/categories.ts'
import { type InventoryItem, unitsOfMeasure } from '../../../contract/stock/inventory/inventory.ts'
import { itemTrackingLabels, itemTrackings } from '../../../contract/stock/inventory/item-measures.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formatNumber } from '../../platform/lib/format.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { EntityField } from '../../platform/lookup/entity-field.tsx'
import { Field, FieldGrid, FieldSet } from '../../platform/ui/field.tsx'
import { Input } from '../../platform/ui/input.tsx'
import type { SelectOption } from '../../platform/ui/select.tsx'
import type { ItemFormValues } from './item-form-values.ts'
import { MeasureFields } from './measure-fields.tsx'

const { TextField, QuantityField, MoneyField, ChoiceField, DateField } = fieldsOf<ItemFormValues>()

interface ItemFieldsProps {
  /** The item being edited; null for a new one. */
  item: InventoryItem | null
  ownerLocked: boolean
}

export function ItemFields({ item, ownerLocked }: ItemFieldsProps) {
  const { data: categories } = useRead(categoriesEndpoints.list)
  return (
    <>
      <FieldSet legend="Item">
        <FieldGrid>
          {/* Only a new item takes its SKU from a scan, which would rename an existing one. */}
          <TextField name="sku" label="SKU" required mono scanned={item === null} />
          <TextField name="name" label="Name" required />
        </FieldGrid>
        <TextField name="description" label="Description" rows={2} />
        <FieldGrid>
          <ChoiceField
            name="category"
            label="Category"
            options={categoryOptions(categories ?? [], item?.category ?? null)}
            hint={categories?.some(({ isActive }) => isActive) === false ? 'No categories yet. Add one on the Categories tab.' : undefined}
          />
          <EntityField<keyof ItemFormValues>
            name="customerId"
            label="Customer"
            type="customer"
            placeholder="Unallocated"
            disabled={ownerLocked}
            hint={ownerLocked ? 'Only an administrator can change the owner.' : undefined}
          />
          <TextField name="gtin" label="GTIN" mono scanned hint="8, 12, 13 or 14 digits, for barcodes on labels" />
        </FieldGrid>
      </FieldSet>

      <FieldSet legend="Stock">
        <FieldGrid columns={3}>
          <QuantityField name="quantity" label="Quantity" required hint={item ? undefined : 'Opening stock'} />
          <Field label="Available Quantity" help="Calculated from stock">
            {(control) => <Input {...control} readOnly className="figures" value={item ? formatNumber(item.availableQuantity) : '–'} />}
          </Field>
          <ChoiceField
            name="unitOfMeasure"
            label="Unit of Measure"
            options={unitsOfMeasure.map((unit) => ({ value: unit, label: unit }))}
          />
          <EntityField<keyof ItemFormValues> name="location" label="Location" type="location" placeholder="None" />
          <ChoiceField
            name="tracking"
            label="Tracking"
            hint="What incoming stock must have"
            options={itemTrackings.map((tracking) => ({ value: tracking, label: itemTrackingLabels[tracking] }))}
          />
          <TextField name="lotNumber" label="Lot Number" mono scanned />
          <DateField
            name="expiresOn"
            label="Expires On"
            hint={item ? 'Expiry date of the lot you add units to' : 'Expiry date of the lot'}
          />
          <TextField name="batchNumber" label="Batch Number" mono scanned />
          <QuantityField name="lowStockThreshold" label="Low Stock Threshold" />
          <QuantityField name="reorderPoint" label="Reorder Point" />
          <QuantityField name="reorderQuantity" label="Reorder Quantity" />
        </FieldGrid>
      </FieldSet>

      <FieldSet legend="Purchase and sale">
        <FieldGrid>
          <MoneyField name="costPrice" label="Cost Price" />
          <MoneyField name="sellingPrice" label="Selling Price" />
          <TextField name="manufacturer" label="Manufacturer" />
          <TextField name="supplier" label="Supplier" />
          <TextField name="customsCode" label="Customs Code" mono hint="6 to 10 digits" />
          <TextField name="originCountry" label="Country of Origin" mono maxLength={2} hint="Two letters, such as NL" />
        </FieldGrid>
      </FieldSet>

      <MeasureFields />
    </>
  )
}

/** Active categories; the item's own remains an option even if it is inactive or not loaded yet. */
function categoryOptions(categories: readonly Category[], current: string | null): readonly SelectOption[] {
  const names = categories.filter((one) => one.isActive).map((one) => one.name)
  const known = current === null || names.includes(current) ? names : [current, ...names]
  return [{ value: 'none', label: 'None' }, ...known.map((name) => ({ value: name, label: name }))]
}
