import { ArrowRight, Minus, Plus } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { InventoryItem } from '../../contract/inventory.ts'
import { promisableLocationTypes } from '../../contract/locations.ts'
import { QuantityInput } from '../form/number-input.tsx'
import { readNumber, wholeNumber } from '../form/read-number.ts'
import { detailFor } from '../lib/api.ts'
import { formatNumber } from '../lib/format.ts'
import { useSendKey } from '../lib/use-send-key.ts'
import { useLocations } from '../locations/use-locations.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, FieldGrid } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toast.tsx'
import { Waybill } from '../ui/waybill.tsx'
import { useAdjustItem, useInventoryItem } from './use-inventory.ts'

interface AdjustDialogProps {
  item: InventoryItem
  onClose: () => void
}

/** '' lets the server choose the location: the home when adding; the home first, then others, when removing. */
const anyLocation = ''

const atLeastOne = { ...wholeNumber, min: 1 }

export function AdjustDialog({ item, onClose }: AdjustDialogProps) {
  const formId = useId()
  const sendKey = useSendKey()
  const adjust = useAdjustItem()
  const [direction, setDirection] = useState<'add' | 'remove'>('add')
  const [typedQuantity, setTypedQuantity] = useState('1')
  const [location, setLocation] = useState(anyLocation)
  const [reason, setReason] = useState('')
  // The row of the table may be outdated by now.
  const current = useInventoryItem(item.id).data ?? { ...item, stock: [] }
  const { locationOptions, isPromisable } = useLocationOptions(current, direction)

  const read = readNumber(typedQuantity, atLeastOne)
  const quantity = Number(read.number ?? 0)
  const ready = quantity > 0 && reason.trim() !== ''
  const change = direction === 'add' ? quantity : -quantity

  function turn(next: 'add' | 'remove') {
    setDirection(next)
    setLocation(anyLocation)
  }

  function confirm(event: FormEvent) {
    event.preventDefault()
    if (!ready || adjust.isPending) return
    adjust.mutate(
      {
        id: item.id,
        body: { adjustment: change, reason, ...(location !== anyLocation && { location }) },
        idempotencyKey: sendKey.of([change, reason, location]),
      },
      {
        onSuccess: () => {
          toast({ title: 'Inventory adjusted successfully' })
          onClose()
        },
        onError: (error) => {
          sendKey.failed(error)
          toast({ title: 'Error', description: detailFor(error), tone: 'destructive' })
        },
      },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Adjust Stock"
      description={
        <>
          <span className="mono">{item.sku}</span> · {item.name}
        </>
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} disabled={!ready} pending={adjust.isPending}>
            Confirm
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={confirm} className="grid gap-5">
        <Segmented
          wide
          label="Adjustment"
          value={direction}
          onValueChange={turn}
          options={[
            { value: 'add', label: 'Add stock', icon: <Plus aria-hidden /> },
            { value: 'remove', label: 'Remove stock', icon: <Minus aria-hidden /> },
          ]}
        />
        <FieldGrid>
          <Field label="Quantity" error={read.error}>
            {(control) => (
              <QuantityInput
                {...control}
                suffix={item.unitOfMeasure}
                value={typedQuantity}
                onChange={(event) => setTypedQuantity(event.target.value)}
              />
            )}
          </Field>
          <Field label="Location">
            {(control) => <Select {...control} value={location} onValueChange={setLocation} options={locationOptions} />}
          </Field>
        </FieldGrid>
        <Field label="Reason" help="Written to the ledger with your name. It can’t be changed later.">
          {(control) => <Input {...control} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />}
        </Field>
        <Waybill
          cells={[
            { label: 'On hand', value: fromTo(current.quantity, change, item.unitOfMeasure), span: 4 },
            { label: 'Reserved', value: fromTo(current.reservedQuantity, 0, item.unitOfMeasure), span: 4 },
            {
              label: 'Available',
              value: fromTo(current.availableQuantity, isPromisable(location) ? change : 0, item.unitOfMeasure),
              span: 4,
            },
          ]}
        />
      </form>
    </Dialog>
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
function useLocationOptions(
  item: InventoryItem & { stock: readonly { location: string | null; onHand: number }[] },
  direction: 'add' | 'remove',
) {
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
