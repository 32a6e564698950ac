import { Printer } from 'lucide-react'
import type { PickList } from '../../../contract/goods-out/picking/picking.ts'
import { handlingUnitKindLabels, handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { LabelsButton } from '../../platform/floor/labels-button.tsx'
import { ScanPrompt } from '../../platform/floor/scan-prompt.tsx'
import { MoneyInput } from '../../platform/form/number-input.tsx'
import { QuantityStepper } from '../../platform/form/quantity-stepper.tsx'
import { addressOf, detailFor } from '../../platform/lib/api.ts'
import { formatNumber, formatQuantity, plural } from '../../platform/lib/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field, FieldGrid } from '../../platform/ui/field.tsx'
import { Note } from '../../platform/ui/note.tsx'
import { Select } from '../../platform/ui/select.tsx'
import { ItemPicture } from '../../stock/ledger/item-picture.tsx'
import type { PackedUnit, useCarton } from './use-carton.ts'

type Carton = ReturnType<typeof useCarton>

interface PackOrderDialogProps {
  list: PickList
  carton: Carton
  onClose: () => void
}

/** Packs carton by carton: each scan of the goods puts one unit in, and closing the carton offers its label. */
export function PackOrderDialog({ list, carton, onClose }: PackOrderDialogProps) {
  const { goods, closed } = carton
  const isDone = goods.length === 0
  const places = [...new Set(goods.flatMap(({ locations }) => locations))].join(', ')
  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => !open && onClose()}
      title="Pack"
      description={<span className="mono">{list.orderNumber}</span>}
      notice={closed && <ClosedUnit unit={closed} />}
      footer={
        <>
          <Button onClick={onClose}>{isDone ? 'Close' : 'Later'}</Button>
          {isDone ? (
            <LabelsButton orderId={list.orderId} />
          ) : (
            <Button variant="primary" pending={carton.pending} onClick={carton.close}>
              Close {carton.kindLabel}
            </Button>
          )}
        </>
      }
    >
      {isDone ? (
        <Note>Everything is packed in {plural(list.units.length, 'handling unit')}. Print the labels and put them on.</Note>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <p className="text-small text-ink-2">
            The goods are at <span className="mono font-semibold text-ink">{places}</span>.
          </p>
          <ScanPrompt label="Scan the goods" onScan={carton.scan} />
          <Goods carton={carton} />
          <FieldGrid>
            <Field label="Into">
              {(control) => <Select {...control} value={carton.into} onValueChange={carton.choose} options={unitsOf(list)} />}
            </Field>
            <Field label="Weight">
              {(control) => (
                <MoneyInput {...control} suffix="kg" value={carton.weight} onChange={(event) => carton.setWeight(event.target.value)} />
              )}
            </Field>
          </FieldGrid>
          {carton.error && <p className="text-small text-negative-text">{carton.error}</p>}
          {carton.failure && <Note tone="negative">{detailFor(carton.failure)}</Note>}
        </div>
      )}
    </Dialog>
  )
}

function unitsOf({ units }: PickList) {
  return [
    { value: 'new-carton', label: 'New carton' },
    { value: 'new-pallet', label: 'New pallet' },
    ...units.map(({ id, sscc, kind }) => ({ value: String(id), label: `${handlingUnitKindLabels[kind]} ${sscc}` })),
  ]
}

function Goods({ carton }: { carton: Carton }) {
  const { goods, units, kind } = carton
  return (
    <>
      <ul className="grid gap-px overflow-clip rounded-control border border-line bg-line" aria-label="Loose goods">
        {goods.map(({ key, sku, name, lot, quantity, unitOfMeasure, picture }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-raised px-3 py-2">
            <ItemPicture src={picture} className="size-12" />
            <span className="min-w-0 flex-1 basis-40">
              <span className="mono block wrap-anywhere">{sku}</span>
              <span className="block text-small text-ink-2 wrap-anywhere">{[name, lot && `lot ${lot}`].filter(Boolean).join(' · ')}</span>
            </span>
            <span className="flex items-center gap-2">
              <QuantityStepper
                label={lot ? `${sku}, lot ${lot}` : sku}
                value={carton.quantityOf(key)}
                max={quantity}
                onValueChange={(typed) => carton.setQuantity(key, typed)}
              />
              <span className="text-small text-muted">of {formatQuantity(quantity, unitOfMeasure)}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="figures text-small text-ink-2">
          {plural(units, 'unit')} in this {kind}
        </p>
        <Button onClick={carton.packAll}>Pack all {formatNumber(goods.reduce((sum, { quantity }) => sum + quantity, 0))}</Button>
      </div>
    </>
  )
}

/** The unit that was closed last, and its label. */
function ClosedUnit({ unit: { id, kind, sscc, quantity, weightKg } }: { unit: PackedUnit }) {
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-2 bg-badge-green-bg px-4 py-2 text-badge-green">
      <span className="wrap-anywhere">
        {handlingUnitKindLabels[kind]} <span className="mono">{sscc}</span> is closed:{' '}
        {[plural(quantity, 'unit'), weightKg && `${weightKg} kg`].filter(Boolean).join(', ')}.
      </span>
      <Button size="sm" icon={<Printer aria-hidden />} asChild>
        <a href={addressOf(handlingUnitsEndpoints.label, { id })} download>
          Print Label
        </a>
      </Button>
    </div>
  )
}
