import { useFormContext } from 'react-hook-form'
import { type InventoryItem, unitsOfMeasure } from '../../contract/inventory.ts'
import { useCategories } from '../categories/use-categories.ts'
import { useCustomers } from '../customers/use-customers.ts'
import { MoneyInput, QuantityInput } from '../form/number-input.tsx'
import { formatNumber } from '../lib/format.ts'
import { useLocations } from '../locations/use-locations.ts'
import { asksForScan } from '../scan/use-scan.ts'
import { Field, FieldGrid, FieldSet } from '../ui/field.tsx'
import { Input, Textarea } from '../ui/input.tsx'
import { Select, type SelectOption } from '../ui/select.tsx'
import type { ItemFormValues } from './item-form-values.ts'

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
          <TextField name="sku" label="SKU" required className="mono" scanned={item === null} />
          <TextField name="name" label="Name" required />
        </FieldGrid>
        <DescriptionField />
        <FieldGrid>
          <ChoiceField name="category" label="Category" options={categories} />
          <ChoiceField
            name="customerId"
            label="Customer"
            options={owners}
            disabled={ownerLocked}
            help={ownerLocked ? 'Only an administrator can change the owner.' : undefined}
          />
        </FieldGrid>
      </FieldSet>

      <FieldSet legend="Stock">
        <FieldGrid columns={3}>
          <NumberField name="quantity" label="Quantity" required help={item ? undefined : 'Opening stock'} />
          <Field label="Available Quantity" help="Calculated from stock">
            {(control) => <Input {...control} readOnly className="figures" value={item ? formatNumber(item.availableQuantity) : '–'} />}
          </Field>
          <ChoiceField
            name="unitOfMeasure"
            label="Unit of Measure"
            options={unitsOfMeasure.map((unit) => ({ value: unit, label: unit }))}
          />
          <ChoiceField name="location" label="Location" options={locations} />
          <TextField name="lotNumber" label="Lot Number" className="mono" scanned />
          <TextField name="batchNumber" label="Batch Number" className="mono" scanned />
          <NumberField name="lowStockThreshold" label="Low Stock Threshold" />
          <NumberField name="reorderPoint" label="Reorder Point" />
          <NumberField name="reorderQuantity" label="Reorder Quantity" />
        </FieldGrid>
      </FieldSet>

      <FieldSet legend="Purchase and sale">
        <FieldGrid>
          <NumberField name="costPrice" label="Cost Price" money />
          <NumberField name="sellingPrice" label="Selling Price" money />
          <TextField name="manufacturer" label="Manufacturer" />
          <TextField name="supplier" label="Supplier" />
        </FieldGrid>
      </FieldSet>
    </>
  )
}

interface TextFieldProps {
  name: keyof ItemFormValues
  label: string
  required?: boolean
  help?: string | undefined
}

function TextField({ name, label, required, help, className, scanned }: TextFieldProps & { className?: string; scanned?: boolean }) {
  const { register, formState } = useFormContext<ItemFormValues>()
  return (
    <Field label={label} required={required} help={help} error={formState.errors[name]?.message}>
      {(control) => <Input {...control} {...register(name)} {...(scanned && asksForScan)} className={className} autoComplete="off" />}
    </Field>
  )
}

function NumberField({ name, label, required, help, money }: TextFieldProps & { money?: boolean }) {
  const { register, formState } = useFormContext<ItemFormValues>()
  const NumberInput = money ? MoneyInput : QuantityInput
  return (
    <Field label={label} required={required} help={help} error={formState.errors[name]?.message}>
      {(control) => <NumberInput {...control} {...register(name)} />}
    </Field>
  )
}

function DescriptionField() {
  const { register, formState } = useFormContext<ItemFormValues>()
  return (
    <Field label="Description" error={formState.errors.description?.message}>
      {(control) => <Textarea {...control} {...register('description')} rows={2} />}
    </Field>
  )
}

interface ChoiceFieldProps {
  name: 'category' | 'customerId' | 'location' | 'unitOfMeasure'
  label: string
  options: readonly SelectOption[]
  disabled?: boolean
  help?: string | undefined
}

function ChoiceField({ name, label, options, disabled, help }: ChoiceFieldProps) {
  const { watch, setValue, formState } = useFormContext<ItemFormValues>()
  return (
    <Field label={label} help={help} error={formState.errors[name]?.message}>
      {(control) => (
        <Select
          {...control}
          disabled={disabled}
          value={watch(name)}
          onValueChange={(value) => setValue(name, value, { shouldDirty: true })}
          options={options}
        />
      )}
    </Field>
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
