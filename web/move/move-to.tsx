import { X } from 'lucide-react'
import { useState } from 'react'
import { ScanPrompt } from '../floor/scan-prompt.tsx'
import { WrongScan } from '../floor/wrong-scan.tsx'
import { QuantityStepper } from '../form/quantity-stepper.tsx'
import { wholeNumber, wholeNumberIn } from '../form/read-number.ts'
import { formatDay, formatNumber, formatQuantity, plural } from '../lib/format.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Waybill } from '../ui/waybill.tsx'
import type { Goods } from './goods.ts'
import type { Chosen, Move } from './use-move.ts'

/** How many of the chosen goods, and where to. */
export function MoveTo({ move, chosen }: { move: Move; chosen: Chosen }) {
  const reserved = chosen.kind === 'goods' ? chosen.goods.reserved : 0
  const all = chosen.kind === 'goods' ? chosen.goods.onHand : chosen.quantity
  const [withReservations, setWithReservations] = useState(false)
  const most = withReservations ? all : all - reserved
  const [typed, setTyped] = useState(String(most))
  const quantity = wholeNumberIn(typed, { ...wholeNumber, min: 1, max: most })
  const problem = most === 0 ? 'All of it is reserved.' : `Enter a whole number from 1 to ${formatNumber(most)}.`
  const error = Number.isNaN(quantity) ? problem : null
  const { place } = move
  return (
    <>
      <div className="flex items-start gap-2 bg-primary px-4 pt-3 pb-4 text-on-primary">
        <div className="min-w-0 flex-1">
          <p className="text-small">From {chosenFrom(chosen) ?? 'no location'} to</p>
          <p className="text-[clamp(1.75rem,11vw,3.25rem)] leading-tight font-semibold">New location</p>
        </div>
        <IconButton
          label="Choose other goods"
          icon={<X />}
          className="text-on-primary! hover:text-ink!"
          onClick={() => move.begin({ location: place })}
        />
      </div>
      {move.wrong !== null && <WrongScan title="Not moved" wrong={{ sentence: move.wrong }} onAgain={move.again} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
        {chosen.kind === 'unit' ? (
          <div>
            <p className="mono text-title font-semibold wrap-anywhere">{chosen.sscc}</p>
            <p className="text-ink-2">Handling unit with {plural(chosen.quantity, 'unit')}</p>
          </div>
        ) : (
          <>
            <TheGoods goods={chosen.goods} />
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <QuantityStepper
                large
                label={chosen.goods.sku}
                value={typed}
                onValueChange={setTyped}
                max={most}
                {...(error && { 'aria-invalid': true })}
              />
              <span className="text-title text-muted">of {formatQuantity(most, chosen.goods.unitOfMeasure)}</span>
            </div>
            {error !== null && <p className="text-small text-negative-text">{error}</p>}
            {reserved > 0 && (
              <Checkbox
                label={`Also move the ${formatNumber(reserved)} reserved. Pick lists follow.`}
                checked={withReservations}
                onCheckedChange={(checked) => {
                  setWithReservations(checked)
                  setTyped(String(checked ? all : all - reserved))
                }}
              />
            )}
          </>
        )}
      </div>
      <div className="border-t border-line p-4">
        <ScanPrompt
          label="Scan the new location"
          onScan={(code) => (error === null || chosen.kind === 'unit' ? move.moveTo(code, quantity, withReservations) : move.refuse(error))}
        />
      </div>
    </>
  )
}

function chosenFrom(chosen: Chosen): string | null {
  return chosen.kind === 'unit' ? chosen.location : chosen.goods.location
}

function TheGoods({ goods: { sku, name, lot, expiresOn, handlingUnit } }: { goods: Goods }) {
  return (
    <>
      <div>
        <p className="mono text-body text-ink-2 wrap-anywhere">{sku}</p>
        <p className="text-title font-semibold wrap-anywhere">{name}</p>
      </div>
      <Waybill
        cells={[
          { label: 'Lot', value: <span className="mono">{lot ?? '–'}</span>, span: 4 },
          { label: 'Expires', value: formatDay(expiresOn), span: 4 },
          { label: 'Handling unit', value: <span className="mono">{handlingUnit ?? 'Loose'}</span>, span: 4 },
        ]}
      />
    </>
  )
}
