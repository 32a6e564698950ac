import { Check } from 'lucide-react'
import type { PickLine, PickList } from '../../../contract/goods-out/picking/picking.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { FloorProgress } from '../../platform/floor/floor-progress.tsx'
import { ScanPrompt } from '../../platform/floor/scan-prompt.tsx'
import { WrongScan } from '../../platform/floor/wrong-scan.tsx'
import { QuantityStepper } from '../../platform/form/quantity-stepper.tsx'
import { formatNumber, formatQuantity, plural } from '../../platform/lib/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Waybill } from '../../platform/ui/waybill.tsx'
import { UndoNow } from '../../stock/acts/undo-now.tsx'
import { ItemPicture } from '../../stock/ledger/item-picture.tsx'
import { ExpiryDay } from './expiry-day.tsx'
import { type PickStep, usePick } from './use-pick.ts'

export interface Picked {
  line: PickLine
  quantity: number
}

interface PickWorkProps {
  list: PickList
  line: PickLine
  /** What was picked before, which is said while the next line is shown. */
  last: Picked | null
  onPicked: (picked: Picked) => void
  onShort: () => void
}

const prompts: Record<PickStep, string> = {
  location: 'Scan the bin',
  item: 'Scan the goods',
  quantity: 'Scan each piece, or tap Pick for the quantity shown',
}

/** One line at a time: the bin, the goods, the quantity. On a phone it fills the screen. */
export function PickWork({ list, line, last, onPicked, onShort }: PickWorkProps) {
  const work = usePick(list, line, (of, quantity) => onPicked({ line: of, quantity }))
  const { step, refused, pending } = work
  return (
    <section aria-label="Pick" className="overflow-clip rounded-panel border border-line bg-raised">
      <FloorProgress done={list.pickedQuantity} of={list.quantity}>
        <span className="font-medium">{plural(list.open.length, 'line')} left</span>
        <span>
          {formatNumber(list.pickedQuantity)} of {plural(list.quantity, 'unit')} picked
        </span>
      </FloorProgress>
      <p role="status" className={last ? 'flex items-center gap-2 bg-badge-green-bg px-4 py-2 text-badge-green' : 'sr-only'}>
        {last && (
          <>
            <Check aria-hidden className="size-4!" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              Picked {formatQuantity(last.quantity, last.line.unitOfMeasure)} of <span className="mono">{last.line.sku}</span>
            </span>
            {/* Without a place to bring them to, goods stay in their bin: the ledger has nothing to take back. */}
            {list.destination !== null && (
              <UndoNow kind="pick" of={{ orderId: list.orderId }} on={recordLink('/orders/$id', list.orderId)} />
            )}
          </>
        )}
      </p>
      <GoTo line={line} step={step} destination={list.destination} />
      {refused && <WrongScan {...refused} onAgain={work.again} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
        <Goods line={line} />
        <Quantity line={line} value={work.quantity} scanned={work.scanned} error={work.quantityError} onChange={work.setQuantity} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line p-4">
        <ScanPrompt key={step} label={prompts[step]} onScan={work.scan} />
        {step === 'location' && (
          <Button className="min-h-floor! text-body" onClick={work.arrive}>
            I’m at {line.location}
          </Button>
        )}
        {step === 'item' && (
          <Button className="min-h-floor! text-body" onClick={work.takeItem}>
            Confirm the goods without a scan
          </Button>
        )}
        {step === 'quantity' && (
          <Button variant="primary" className="min-h-floor! text-title" pending={pending} onClick={work.confirm}>
            Pick {work.quantityError === null ? formatQuantity(Number(work.quantity), line.unitOfMeasure) : ''}
          </Button>
        )}
        <Button className="min-h-floor! text-body" onClick={onShort}>
          Report short
        </Button>
      </div>
    </section>
  )
}

function GoTo({ line: { location, locationName }, step, destination }: { line: PickLine; step: PickStep; destination: string | null }) {
  return (
    <div className="grid gap-1 bg-primary px-4 pt-3 pb-4 text-on-primary" aria-live="polite">
      <p className="flex flex-wrap justify-between gap-x-4 text-small">
        <span>Go to</span>
        {step !== 'location' && (
          <span className="inline-flex items-center gap-1">
            <Check aria-hidden className="size-4!" /> {step === 'item' ? 'Bin confirmed' : 'Goods confirmed'}
          </span>
        )}
      </p>
      <p className="mono text-[clamp(1.75rem,11vw,3.25rem)] leading-tight font-semibold wrap-anywhere">{location ?? 'No location'}</p>
      {locationName && <p className="text-small wrap-anywhere">{locationName}</p>}
      {destination && <p className="text-small wrap-anywhere">Then to {destination}.</p>}
    </div>
  )
}

function Goods({ line: { sku, name, picture, lot, expiresOn, expired, sscc } }: { line: PickLine }) {
  return (
    <>
      <div className="flex items-start gap-3">
        <ItemPicture src={picture} className="size-20" />
        <div className="min-w-0">
          <p className="mono text-body text-ink-2 wrap-anywhere">{sku}</p>
          <p className="text-title font-semibold wrap-anywhere">{name}</p>
        </div>
      </div>
      <Waybill
        cells={[
          { label: 'Lot', value: <span className="mono">{lot ?? '–'}</span>, span: 4 },
          { label: 'Expires', value: <ExpiryDay expiresOn={expiresOn} expired={expired} />, span: 4 },
          { label: 'Handling unit', value: <span className="mono">{sscc ?? 'Loose'}</span>, span: 4 },
        ]}
      />
    </>
  )
}

interface QuantityProps {
  line: PickLine
  value: string
  /** Pieces that were scanned one by one. */
  scanned: number | null
  error: string | null
  onChange: (value: string) => void
}

function Quantity({ line: { quantity, unitOfMeasure, sku }, value, scanned, error, onChange }: QuantityProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <QuantityStepper large label={sku} value={value} onValueChange={onChange} max={quantity} {...(error && { 'aria-invalid': true })} />
        <span className="text-title text-muted">of {formatQuantity(quantity, unitOfMeasure)}</span>
      </div>
      <p role="status" className={scanned === null ? 'sr-only' : 'figures text-body font-medium'}>
        {scanned !== null && `Scanned ${formatNumber(scanned)} of ${formatNumber(quantity)}. The last piece picks.`}
      </p>
      {error !== null && <p className="text-small text-negative-text">{error}</p>}
    </div>
  )
}
