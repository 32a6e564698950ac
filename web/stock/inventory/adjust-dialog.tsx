import { useNavigate } from '@tanstack/react-router'
import { ArrowRight, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { lotsEndpoints } from '../../../contract/stock/inventory/lots.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { type ItemWithStock, useAdjustItem, useInventoryItem } from '../../platform/calls/use-inventory.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { wholeNumberIn } from '../../platform/form/read-number.ts'
import { RecordDialog } from '../../platform/form/record-dialog.tsx'
import { useFormField, useRecordFormFields } from '../../platform/form/record-form-context.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { formatNumber, today } from '../../platform/lib/format.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { chosenEntity, type EntityValue } from '../../platform/lookup/entity.ts'
import { EntityField } from '../../platform/lookup/entity-field.tsx'
import { useEntities } from '../../platform/lookup/use-entity-search.ts'
import { Field, FieldGrid } from '../../platform/ui/field.tsx'
import { Segmented } from '../../platform/ui/segmented.tsx'
import { Select } from '../../platform/ui/select.tsx'
import { Waybill } from '../../platform/ui/waybill.tsx'
import { useUndoNewest } from '../acts/use-undo-newest.ts'
import {
  type Adjustment,
  adjustmentForm,
  atLeastOne,
  availableChange,
  type Direction,
  lotIn,
  noAdjustment,
  usualLocation,
} from './adjust-form.ts'
import { locationsOf, lotsOf } from './stock-options.ts'

const { TextField, QuantityField, DateField } = fieldsOf<Adjustment>()

export function AdjustDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const item = useInventoryItem(id)
  return (
    <RecordDialog title="Adjust Stock" failure="Failed to load this item" read={item} onClose={onClose}>
      {(first) => <AdjustForm item={item.data ?? first} onClose={onClose} />}
    </RecordDialog>
  )
}

/** The item is kept up to date while the form is open. */
function AdjustForm({ item, onClose }: { item: ItemWithStock; onClose: () => void }) {
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

function useAdjustForm(item: ItemWithStock, onClose: () => void) {
  const navigate = useNavigate()
  const adjust = useAdjustItem()
  const undoNewest = useUndoNewest()
  return useRecordForm({
    name: `adjust-${item.id}`,
    noun: 'item',
    failure: 'Error',
    record: null,
    values: () => noAdjustment,
    create: {
      schema: () => adjustmentForm,
      send: async (body) => {
        const adjusted = await adjust.mutateAsync({ id: item.id, body })
        return { adjusted, change: body.adjustment }
      },
    },
    mode: 'onChange',
    onSaved: ({ adjusted, change }) =>
      'requestId' in adjusted
        ? toast({
            title: 'Sent for approval',
            description: `${item.sku}: ${signed(change)}. The stock changes when a manager approves it.`,
            action: { label: 'View', onClick: () => void navigate({ to: '/adjustments/$id', params: { id: String(adjusted.requestId) } }) },
          })
        : toast({
            title: 'Inventory adjusted successfully',
            description: `${adjusted.sku}: ${signed(change)}, now ${formatNumber(adjusted.quantity)}`,
            action: { label: 'View', onClick: () => void navigate({ to: '/inventory/$id', params: { id: String(adjusted.id) } }) },
            ...undoNewest({ kind: 'adjust', of: { inventoryId: item.id }, on: recordLink('/inventory/$id', item.id) }),
          }),
    onClose,
  })
}

/** '+52' or '−3'. */
function signed(change: number): string {
  return `${change < 0 ? '−' : '+'}${formatNumber(Math.abs(change))}`
}

function AdjustFields({ item }: { item: ItemWithStock }) {
  const direction = useFormField<Direction>('direction', 'Adjustment')
  const quantity = useFormField<string>('quantity', 'Quantity')
  const location = useFormField<EntityValue>('location', 'Location')
  const expiresOn = useWatch({ control: useRecordFormFields().control, name: 'expiresOn' }) as string
  const lot = useFormField<EntityValue>('lot', 'Lot')
  const adds = direction.value === 'add'
  const code = chosenEntity(location.value)?.code
  const locationType = useLocationType(code ?? item.location)
  const units = wholeNumberIn(quantity.value, atLeastOne) || 0
  const change = adds ? units : -units
  const lotNumber = lotIn(lot.value) || undefined
  const lotDay = useDayOfLot(item, lotNumber ?? item.lotNumber, { adds, typed: expiresOn })
  const availableBy = availableChange(item, { change, location: code, locationType, lot: lotNumber, expiresOn: lotDay, today: today() })
  const unit = item.unitOfMeasure

  /** Stock is added anywhere and removed where the item has some, so another direction offers other places. */
  function turn(next: Direction) {
    direction.change(next)
    location.change(null)
    lot.change(null)
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
      <QuantityField name="quantity" label="Quantity" suffix={unit} />
      <FieldGrid>
        <EntityField<keyof Adjustment>
          name="location"
          label="Location"
          type="location"
          placeholder={usualLocation(item, direction.value)}
          among={adds ? undefined : locationsOf(item)}
        />
        <EntityField<keyof Adjustment>
          name="lot"
          label="Lot"
          type="lot"
          placeholder={adds ? (item.lotNumber ?? (item.tracking === 'none' ? 'No lot' : 'Enter a lot')) : 'Any lot, first expired first'}
          among={lotsOf(item, adds ? undefined : code)}
          acceptsNew={adds}
          hint={adds && item.tracking !== 'none' ? 'This item requires a lot' : undefined}
        />
        {adds && item.tracking === 'lot_expiry' && <DateField name="expiresOn" label="Expires On" hint="Required for a new lot" />}
      </FieldGrid>
      <ReasonFields />
      <Waybill
        cells={[
          { label: 'On hand', value: fromTo(item.quantity, change, unit), span: 4 },
          { label: 'Reserved', value: fromTo(item.reservedQuantity, 0, unit), span: 4 },
          { label: 'Available', value: fromTo(item.availableQuantity, availableBy, unit), span: 4 },
        ]}
      />
    </>
  )
}

/** A reason of the list, or one of the person's own; the list fills in the text. */
function ReasonFields() {
  const reason = useFormField<string>('reason', 'Reason')
  const { data } = useRead(settingsEndpoints.getAdjustments)
  const listed = data?.adjustmentReasons ?? []
  return (
    <FieldGrid>
      <Field label="Choose from list">
        {(control) => (
          <Select
            {...control}
            placeholder="Other"
            value={listed.find((each) => each === reason.value.trim()) ?? ''}
            onValueChange={reason.change}
            options={listed.map((value) => ({ value, label: value }))}
          />
        )}
      </Field>
      <TextField name="reason" label="Reason" maxLength={500} hint="Recorded in the ledger with your name. Can’t be changed later." />
    </FieldGrid>
  )
}

/** Undefined until it is known. Stock without a location counts as stored. */
function useLocationType(code: string | null) {
  const [location] = useEntities('location', code === null ? [] : [code])
  const read = useRead(
    locationsEndpoints.get,
    { params: { id: location?.id ?? 0 } },
    { enabled: location !== undefined && location.id > 0 },
  )
  return code === null ? 'storage' : read.data?.type
}

/** When a lot to which is added expires: null when never, and undefined until it is known. A new lot expires as is typed. */
function useDayOfLot(item: ItemWithStock, lot: string | null, { adds, typed }: { adds: boolean; typed: string }) {
  const lots = useRead(
    lotsEndpoints.ofItem,
    { params: { id: item.id }, query: { q: lot ?? '', limit: 100 } },
    { enabled: adds && lot !== null },
  )
  if (lot === null) return null
  // One in stock is known at once.
  const known = item.stock.find((row) => row.lot === lot) ?? lots.data?.find(({ lotNumber }) => lotNumber === lot)
  return known?.expiresOn ?? (typed || (known || lots.data ? null : undefined))
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
