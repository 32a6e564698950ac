import { useNavigate } from '@tanstack/react-router'
import { ArrowRight, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { adjustmentBody, type InventoryItem } from '../../contract/inventory.ts'
import { promisableLocationTypes } from '../../contract/locations.ts'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { formSchema } from '../form/form-schema.ts'
import { wholeNumber, wholeNumberIn } from '../form/read-number.ts'
import { RecordDialog } from '../form/record-dialog.tsx'
import { useFormField } from '../form/record-form-context.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { formatNumber } from '../lib/format.ts'
import { useLocations } from '../locations/use-locations.ts'
import { FieldGrid } from '../ui/field.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { toast } from '../ui/toast.tsx'
import { Waybill } from '../ui/waybill.tsx'
import { useAdjustItem, useInventoryItem } from './use-inventory.ts'

/** '' lets the server choose the location: the home when adding; the home first, then others, when removing. */
const anyLocation = ''

const directions = ['add', 'remove'] as const
type Direction = (typeof directions)[number]

const typed = z.object({ direction: z.enum(directions), quantity: z.string(), location: z.string(), reason: z.string() })
type Typed = z.output<typeof typed>

const atLeastOne = { ...wholeNumber, min: 1 }
const blank: Typed = { direction: 'add', quantity: '1', location: anyLocation, reason: '' }

const schema = formSchema(
  typed,
  ({ direction, location, reason }, { quantity }) => ({
    adjustment: Number(quantity ?? 0) * (direction === 'add' ? 1 : -1),
    reason,
    ...(location !== anyLocation && { location }),
  }),
  adjustmentBody,
  { quantity: atLeastOne },
)
const { TextField, QuantityField, ChoiceField } = fieldsOf<Typed>()

type Item = NonNullable<ReturnType<typeof useInventoryItem>['data']>

export function AdjustDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const item = useInventoryItem(id)
  return (
    <RecordDialog title="Adjust Stock" failure="Failed to load this item" read={item} onClose={onClose}>
      {(first) => <AdjustForm item={item.data ?? first} onClose={onClose} />}
    </RecordDialog>
  )
}

/** The item is kept up to date while the form is open. */
function AdjustForm({ item, onClose }: { item: Item; onClose: () => void }) {
  const form = useAdjustForm(item, onClose)
  const { quantity, reason } = useWatch({ control: form.form.control })
  const ready = wholeNumberIn(quantity ?? '', atLeastOne) > 0 && reason?.trim() !== ''
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Adjust Stock"
      description={
        <>
          <span className="mono">{item.sku}</span> · {item.name}
        </>
      }
      submitLabel="Confirm"
      submitDisabled={!ready}
    >
      <AdjustFields item={item} />
    </FormDialog>
  )
}

function useAdjustForm(item: Item, onClose: () => void) {
  const navigate = useNavigate()
  const adjust = useAdjustItem()
  return useRecordForm({
    name: `adjust-${item.id}`,
    noun: 'item',
    record: null,
    values: () => blank,
    create: {
      schema: () => schema,
      send: async (body, idempotencyKey) => {
        const adjusted = await adjust.mutateAsync({ id: item.id, body, idempotencyKey })
        return { ...adjusted, change: body.adjustment }
      },
    },
    mode: 'onChange',
    onSaved: ({ id, sku, quantity, change }) =>
      toast({
        title: 'Inventory adjusted successfully',
        description: `${sku}: ${signed(change)}, now ${formatNumber(quantity)}`,
        action: { label: 'View', onClick: () => void navigate({ to: '/inventory/$id', params: { id: String(id) } }) },
      }),
    onClose,
  })
}

/** '+52' or '−3'. */
function signed(change: number): string {
  return `${change < 0 ? '−' : '+'}${formatNumber(Math.abs(change))}`
}

function AdjustFields({ item }: { item: Item }) {
  const direction = useFormField<Direction>('direction', 'Adjustment')
  const quantity = useFormField<string>('quantity', 'Quantity')
  const location = useFormField<string>('location', 'Location')
  const { locationOptions, isPromisable } = useLocationOptions(item, direction.value)
  const units = wholeNumberIn(quantity.value, atLeastOne) || 0
  const change = direction.value === 'add' ? units : -units
  const unit = item.unitOfMeasure

  function turn(next: Direction) {
    direction.change(next)
    location.change(anyLocation)
  }

  return (
    <>
      <Segmented
        wide
        label="Adjustment"
        value={direction.value}
        onValueChange={turn}
        options={[
          { value: 'add', label: 'Add stock', icon: <Plus aria-hidden /> },
          { value: 'remove', label: 'Remove stock', icon: <Minus aria-hidden /> },
        ]}
      />
      <FieldGrid>
        <QuantityField name="quantity" label="Quantity" suffix={unit} />
        <ChoiceField name="location" label="Location" options={locationOptions} />
      </FieldGrid>
      <TextField name="reason" label="Reason" maxLength={500} hint="Written to the ledger with your name. It can’t be changed later." />
      <Waybill
        cells={[
          { label: 'On hand', value: fromTo(item.quantity, change, unit), span: 4 },
          { label: 'Reserved', value: fromTo(item.reservedQuantity, 0, unit), span: 4 },
          { label: 'Available', value: fromTo(item.availableQuantity, isPromisable(location.value) ? change : 0, unit), span: 4 },
        ]}
      />
    </>
  )
}

/** '96 → 90 CS'; the server rejects a negative result. */
function fromTo(now: number, change: number, unit: string): ReactNode {
  const then = now + change
  if (change === 0 || then < 0) return `${formatNumber(now)} ${unit}`
  return (
    <>
      {formatNumber(now)} <ArrowRight aria-hidden="true" className="inline size-3.5! align-[-2px] text-muted" />
      <span className="sr-only">→</span> {formatNumber(then)} {unit}
    </>
  )
}

/** Stock can be added at every active location and removed where the item has stock. */
function useLocationOptions(item: InventoryItem & Pick<Item, 'stock'>, direction: Direction) {
  const { data: locations = [] } = useLocations()
  const home = item.location ?? 'No location'
  const lying = new Map<string, number>()
  for (const row of item.stock) {
    if (row.location !== null && row.onHand > 0) lying.set(row.location, (lying.get(row.location) ?? 0) + row.onHand)
  }
  const locationOptions =
    direction === 'add'
      ? [
          { value: anyLocation, label: `${home} (home)` },
          ...locations.filter((one) => one.isActive && one.code !== item.location).map((one) => ({ value: one.code, label: one.code })),
        ]
      : [
          { value: anyLocation, label: item.location ? `${home} first, then others` : 'Any location' },
          ...[...lying].map(([code, onHand]) => ({ value: code, label: `${code} (${formatNumber(onHand)})` })),
        ]
  const types = new Map(locations.map((one) => [one.code, one.type]))
  return {
    locationOptions,
    /** Stock at receiving and in quarantine is on hand but not available. */
    isPromisable: (code: string) => {
      const type = types.get(code === anyLocation ? (item.location ?? '') : code) ?? 'storage'
      return promisableLocationTypes.some((promisable) => promisable === type)
    },
  }
}
