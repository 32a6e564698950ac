import { useLocation } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { Task } from '../../../contract/goods-in/put-away/tasks.ts'
import { lookupEndpoints } from '../../../contract/platform/lookup/lookup.ts'
import { ScanPrompt } from '../../platform/floor/scan-prompt.tsx'
import { WrongScan } from '../../platform/floor/wrong-scan.tsx'
import { QuantityStepper } from '../../platform/form/quantity-stepper.tsx'
import { formatDay, formatNumber, formatQuantity } from '../../platform/lib/format.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Waybill } from '../../platform/ui/waybill.tsx'
import { codeOf, goodsName } from './task-goods.ts'
import { TaskProgress } from './task-progress.tsx'
import { usePutAway } from './use-put-away.ts'

/** Two scans: the goods, and the location where they are put. On a phone it fills the screen. */
export function PutAwayWork({ task }: { task: Task }) {
  const scannedBefore = useLocation({ select: ({ state }) => state.scannedGoods })
  const work = usePutAway(task, scannedBefore)
  const { step, refused, pending } = work
  const { suggestedLocation, sscc } = task
  return (
    <section aria-label="Put away" className="overflow-clip rounded-panel border border-line bg-raised">
      <TaskProgress task={task} />
      <GoTo task={task} step={step} />
      {refused && <WrongScan {...refused} onAnswer={work.putAt} pending={pending} onAgain={work.again} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
        <Goods task={task} />
        {sscc === null && task.quantity > 1 && (
          <Quantity task={task} value={work.quantity} error={work.quantityError} onChange={work.setQuantity} />
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line p-4">
        <ScanPrompt key={step} label={step === 'goods' ? 'Scan the goods' : 'Scan the location'} onScan={work.scan} />
        {step === 'goods' ? (
          <Button className="min-h-floor! text-body" onClick={work.confirmGoods}>
            Confirm the goods without a scan
          </Button>
        ) : (
          suggestedLocation && (
            <Button className="min-h-floor! text-body" pending={pending} onClick={() => work.putAt(suggestedLocation)}>
              Put away at {suggestedLocation}
            </Button>
          )
        )}
      </div>
    </section>
  )
}

/** Where to go now: to the goods, then to the bin. */
function GoTo({ task: { fromLocation, suggestedLocation, reason }, step }: { task: Task; step: 'goods' | 'location' }) {
  const code = step === 'goods' ? fromLocation : suggestedLocation
  const place = useRead(lookupEndpoints.find, { query: { code: code ?? '', type: 'location' } }, { enabled: code !== null }).data
  return (
    <div className="grid gap-1 bg-primary px-4 pt-3 pb-4 text-on-primary" aria-live="polite">
      <p className="flex flex-wrap justify-between gap-x-4 text-small">
        <span>{step === 'goods' ? 'Take from' : 'Put to'}</span>
        {step === 'location' && (
          <span className="inline-flex items-center gap-1">
            <Check aria-hidden className="size-4!" /> Goods confirmed
          </span>
        )}
      </p>
      <p className="mono text-[clamp(1.75rem,11vw,3.25rem)] leading-tight font-semibold wrap-anywhere">
        {code ?? (step === 'goods' ? 'No location' : 'No bin fits')}
      </p>
      {place && <p className="text-small wrap-anywhere">{place.label}</p>}
      <p className="text-small wrap-anywhere">
        {step === 'goods' ? (suggestedLocation ? `Then to ${suggestedLocation}.` : 'No bin fits.') : reason}
      </p>
    </div>
  )
}

function Goods({ task }: { task: Task }) {
  const { sscc, sku, lot, expiresOn, quantity, unitOfMeasure } = task
  return (
    <>
      <div>
        <p className="mono text-body text-ink-2 wrap-anywhere">{codeOf(task)}</p>
        <p className="text-title font-semibold wrap-anywhere">{goodsName(task)}</p>
        {sscc !== null && (
          <p className="text-ink-2">
            Handling unit with {formatQuantity(quantity, unitOfMeasure ?? 'units')}
            {sku !== null && (
              <>
                {' '}
                of <span className="mono">{sku}</span>
              </>
            )}
          </p>
        )}
      </div>
      <Waybill
        cells={[
          ...(sscc === null && quantity === 1
            ? [{ label: 'Quantity', value: formatQuantity(1, unitOfMeasure ?? 'units'), span: 4 as const }]
            : []),
          { label: 'Lot', value: <span className="mono">{lot ?? '–'}</span>, span: 4 },
          { label: 'Expires', value: formatDay(expiresOn), span: 4 },
          { label: 'Customer', value: task.customerName ?? 'Unallocated', span: 4 },
        ]}
      />
    </>
  )
}

interface QuantityProps {
  task: Task
  value: string
  error: string | null
  onChange: (value: string) => void
}

function Quantity({ task: { quantity, unitOfMeasure, sku }, value, error, onChange }: QuantityProps) {
  const rest = error === null ? quantity - Number(value) : 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <QuantityStepper
          large
          label={sku ?? ''}
          value={value}
          onValueChange={onChange}
          max={quantity}
          {...(error && { 'aria-invalid': true })}
        />
        <span className="text-title text-muted">of {formatQuantity(quantity, unitOfMeasure ?? 'units')}</span>
      </div>
      {error !== null && <p className="text-small text-negative-text">{error}</p>}
      {rest > 0 && <p className="text-small text-ink-2">The other {formatNumber(rest)} will get a separate task.</p>}
    </div>
  )
}
