import { type InventoryItem, unitsOfMeasure } from '../../contract/inventory.ts'
import { useCategories } from '../categories/use-categories.ts'
import { useCustomers } from '../customers/use-customers.ts'
import { fieldsOf } from '../form/fields.tsx'
import { formatNumber } from '../lib/format.ts'
import { useLocations } from '../locations/use-locations.ts'
import { Field, FieldGrid, FieldSet } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import type { SelectOption } from '../ui/select.tsx'
import type { ItemFormValues } from './item-form-values.ts'

const { TextField, QuantityField, MoneyField, ChoiceField } = fieldsOf<ItemFormValues>()

interface ItemFieldsProps {
  /** The item being edited; null for a new one. */
  item: InventoryItem | null
  ownerLocked: boolean
}

export function ItemFields({ item, ownerLocked }: ItemFieldsProps) {
  const { categories, locations, owners } = useChoices(item)
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
          <ChoiceField name="category" label="Category" options={categories} />
          <ChoiceField
            name="customerId"
            label="Customer"
            options={owners}
            disabled={ownerLocked}
            hint={ownerLocked ? 'Only an administrator can change the owner.' : undefined}
          />
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
          <ChoiceField name="location" label="Location" options={locations} />
          <TextField name="lotNumber" label="Lot Number" mono scanned />
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
        </FieldGrid>
      </FieldSet>
    </>
  )
}

/** Active categories and locations; the item's own remains an option even if it is inactive or not loaded yet. */
function useChoices(item: InventoryItem | null) {
  const { data: categories = [] } = useCategories()
  const { data: locations = [] } = useLocations()
  const { data: customers = [] } = useCustomers()
  const categoryNames = categories.filter((one) => one.isActive).map((one) => ({ value: one.name, label: one.name }))
  const locationCodes = locations.filter((one) => one.isActive).map((one) => ({ value: one.code, label: `${one.code} · ${one.name}` }))
  const owners = customers.map((one) => ({ value: String(one.id), label: one.name }))
  return {
    categories: [{ value: 'none', label: 'None' }, ...withCurrent(categoryNames, item?.category ?? null)],
    locations: [{ value: 'none', label: 'None' }, ...withCurrent(locationCodes, item?.location ?? null)],
    owners: [{ value: 'unallocated', label: 'Unallocated' }, ...withCurrent(owners, item?.customerId ?? null)],
  }
}

function withCurrent(options: readonly SelectOption[], current: string | number | null): readonly SelectOption[] {
  const value = String(current)
  if (current === null || options.some((option) => option.value === value)) return options
  return [{ value, label: typeof current === 'number' ? `C${current}` : value }, ...options]
}
