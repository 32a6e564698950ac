import { useState } from 'react'
import { z } from 'zod'
import { type HandlingUnit, handlingUnitKindLabels } from '../../contract/handling-units/handling-units.ts'
import { orderPacking, type PickLine, type PickList, pickingEndpoints } from '../../contract/picking/picking.ts'
import { wrongGoods } from '../../contract/picking/scanned-pick.ts'
import { ScanPrompt } from '../floor/scan-prompt.tsx'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { QuantityStepper } from '../form/quantity-stepper.tsx'
import { wholeNumber, wholeNumberIn } from '../form/read-number.ts'
import { useFormField } from '../form/record-form-context.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { formatNumber, formatQuantity, plural } from '../lib/format.ts'
import { toast } from '../lib/toast.ts'
import { ItemPicture } from '../stock/item-picture.tsx'
import { Button } from '../ui/button.tsx'
import { useFloorChange } from './use-pick-list.ts'

/** How much of a line goes into the unit, as typed, and the scan that named its goods. */
const packedLine = z.object({ line: z.number(), quantity: z.string(), scanned: z.string() })
type PackedLine = z.output<typeof packedLine>
const typed = z.object({ unit: z.string(), lines: z.array(packedLine) })
type Typed = z.output<typeof typed>

const { ChoiceField } = fieldsOf<Typed>()
const newUnits = { 'new-carton': 'carton', 'new-pallet': 'pallet' } as const satisfies Record<string, HandlingUnit['kind']>

function schemaFor(loose: readonly PickLine[]) {
  return typed.transform(({ unit, lines }, context): z.output<typeof orderPacking> => {
    const read = lines.map(({ line, quantity, scanned }) => {
      const most = loose.find(({ id }) => id === line)?.quantity ?? 0
      return { line, quantity: quantity.trim() === '' ? 0 : wholeNumberIn(quantity, { ...wholeNumber, min: 0, max: most }), scanned }
    })
    if (read.some(({ quantity }) => Number.isNaN(quantity)))
      context.addIssue({ code: 'custom', message: 'Enter whole numbers, none greater than the loose quantity.', path: ['lines'] })
    const kind = unit in newUnits ? newUnits[unit as keyof typeof newUnits] : undefined
    const body = orderPacking.safeParse({
      ...(kind ? { kind } : { handlingUnitId: Number(unit) }),
      lines: read
        .filter(({ quantity }) => quantity > 0)
        .map(({ line, quantity, scanned }) => ({ line, quantity, ...(scanned && { scannedItem: scanned }) })),
    })
    if (body.success) return body.data
    context.addIssue({ code: 'custom', message: body.error.issues[0]?.message ?? 'Please choose what to pack', path: ['lines'] })
    return z.NEVER
  })
}

/** Packs what is loose into a carton or pallet. Scanning the goods puts all of a line in; the quantity can be changed. */
export function PackOrderDialog({ list, onClose }: { list: PickList; onClose: () => void }) {
  const pack = useFloorChange(pickingEndpoints.pack, list)
  const [loose] = useState(() => list.picked.filter(({ sscc }) => sscc === null))
  const form = useRecordForm({
    name: `pack-order-${list.orderId}`,
    noun: 'unit',
    record: null,
    values: (): Typed => ({ unit: 'new-carton', lines: loose.map(({ id: line }) => ({ line, quantity: '0', scanned: '' })) }),
    create: { schema: () => schemaFor(loose), send: (body) => pack.mutateAsync(body) },
    onSaved: (after) => {
      const left = after.picked.filter(({ sscc }) => sscc === null).length
      const unit = after.units.at(-1)
      toast({
        title: 'Packed',
        description:
          left === 0
            ? `Everything is packed in ${plural(after.units.length, 'unit')}.`
            : `${unit?.sscc}. ${plural(left, 'line')} left to pack.`,
      })
    },
    onClose,
  })
  const units = [
    { value: 'new-carton', label: 'New carton' },
    { value: 'new-pallet', label: 'New pallet' },
    ...list.units.map(({ id, sscc, kind }) => ({ value: String(id), label: `${handlingUnitKindLabels[kind]} ${sscc}` })),
  ]
  return (
    <FormDialog
      form={form}
      size="md"
      title="Pack"
      description={<span className="mono">{list.orderNumber}</span>}
      submitLabel="Pack"
      pendingLabel="Packing..."
    >
      <ChoiceField name="unit" label="Into" required options={units} />
      <PackLines loose={loose} />
    </FormDialog>
  )
}

function PackLines({ loose }: { loose: readonly PickLine[] }) {
  const { value: lines, change, error } = useFormField<PackedLine[]>('lines', 'Goods')

  function put(line: number, changed: Partial<PackedLine>) {
    change(lines.map((each) => (each.line === line ? { ...each, ...changed } : each)))
  }

  /** The sentence for a code that is none of them. */
  function scan(scanned: string): string | null {
    const matching = loose.filter((line) => wrongGoods(line, scanned) === null)
    const next = matching.find(({ id }) => lines.find(({ line }) => line === id)?.scanned === '') ?? matching[0]
    if (!next) return `${scanned} is none of the loose goods of this movement.`
    put(next.id, { quantity: String(next.quantity), scanned })
    return null
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ScanPrompt label="Scan the goods" onScan={scan} />
      <ul className="grid gap-px overflow-clip rounded-control border border-line bg-line" aria-label="Loose goods">
        {loose.map((line) => {
          const entry = lines.find((each) => each.line === line.id)
          return (
            <li key={line.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-raised px-3 py-2">
              <ItemPicture src={line.picture} className="size-12" />
              <span className="min-w-0 flex-1 basis-40">
                <span className="mono block wrap-anywhere">{line.sku}</span>
                <span className="block text-small text-ink-2 wrap-anywhere">
                  {[line.name, line.lot && `lot ${line.lot}`, `at ${line.location ?? 'no location'}`].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="flex items-center gap-2">
                <QuantityStepper
                  label={line.sku}
                  value={entry?.quantity ?? '0'}
                  max={line.quantity}
                  onValueChange={(quantity) => put(line.id, { quantity })}
                />
                <span className="text-small text-muted">of {formatQuantity(line.quantity, line.unitOfMeasure)}</span>
              </span>
            </li>
          )
        })}
      </ul>
      {error && <p className="text-small text-negative-text">{error}</p>}
      <Button
        onClick={() =>
          change(lines.map((each) => ({ ...each, quantity: String(loose.find(({ id }) => id === each.line)?.quantity ?? 0) })))
        }
      >
        Pack all {formatNumber(loose.reduce((sum, { quantity }) => sum + quantity, 0))}
      </Button>
    </div>
  )
}
