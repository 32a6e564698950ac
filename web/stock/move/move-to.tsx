import { X } from 'lucide-react'
import { useState } from 'react'
import { ScanPrompt } from '../../platform/floor/scan-prompt.tsx'
import { WrongScan } from '../../platform/floor/wrong-scan.tsx'
import { QuantityStepper } from '../../platform/form/quantity-stepper.tsx'
import { wholeNumber, wholeNumberIn } from '../../platform/form/read-number.ts'
import { formatDay, formatNumber, formatQuantity, plural } from '../../platform/lib/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { Waybill } from '../../platform/ui/waybill.tsx'
import type { Goods } from './goods.ts'
import { QuarantineReason } from './quarantine-reason.tsx'
import type { Move } from './use-move.ts'
import type { Chosen } from './use-moving.ts'

/** How many of the chosen goods, and where to. */
export function MoveTo({ move, chosen }: { move: Move; chosen: Chosen }) {
  const reserved = chosen.kind === 'goods' ? chosen.goods.reserved : 0
  const all = chosen.kind === 'goods' ? chosen.goods.onHand : chosen.quantity
  const [withReservations, setWithReservations] = useState(false)
  // Null while they are in a blind count: the server knows whether there are as many.
  const most = mostOf(all, withReservations ? 0 : reserved)
  const [typed, setTyped] = useState('')
  const quantity = wholeNumberIn(typed, { ...wholeNumber, min: 1, ...(most !== null && { max: most }) })
  const problem = most === 0 ? 'All of it is reserved.' : `Enter a whole number from 1${most === null ? '' : ` to ${formatNumber(most)}`}.`
  const error = Number.isNaN(quantity) ? problem : null
  const showsError = error !== null && (typed !== '' || most === 0)
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
      {move.refused && <WrongScan {...move.refused} onAgain={move.again} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
        {chosen.kind === 'unit' ? (
          <div>
            <p className="mono text-title font-semibold wrap-anywhere">{chosen.sscc}</p>
            <p className="text-ink-2">Handling unit with {chosen.quantity === null ? 'its contents' : plural(chosen.quantity, 'unit')}</p>
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
                {...(most !== null && { max: most })}
                {...(showsError && { 'aria-invalid': true })}
              />
              <span className="text-title text-muted">
                {most === null ? `${chosen.goods.unitOfMeasure}, being counted` : `of ${formatQuantity(most, chosen.goods.unitOfMeasure)}`}
              </span>
            </div>
            {most !== null && most > 0 && typed !== String(most) && (
              <Button className="min-h-floor! text-body" onClick={() => setTyped(String(most))}>
                All {formatQuantity(most, chosen.goods.unitOfMeasure)}
              </Button>
            )}
            {showsError && <p className="text-small text-negative-text">{error}</p>}
            {(reserved === null || reserved > 0) && (
              <Checkbox
                label={`Also move ${reserved === null ? 'what is' : `the ${formatNumber(reserved)}`} reserved. Pick lists follow.`}
                checked={withReservations}
                onCheckedChange={(checked) => {
                  setWithReservations(checked)
                  const known = mostOf(all, 0)
                  setTyped(checked && known !== null ? String(known) : '')
                }}
              />
            )}
          </>
        )}
      </div>
      {move.reasonWanted && <QuarantineReason key={move.reasonWanted.to} move={move} wanted={move.reasonWanted} />}
      <div className="border-t border-line p-4">
        <ScanPrompt
          label="Scan the new location"
          onScan={(code) => (error === null || chosen.kind === 'unit' ? move.moveTo(code, quantity, withReservations) : move.refuse(error))}
        />
      </div>
    </>
  )
}

function mostOf(all: number | null, reserved: number | null): number | null {
  return all === null || reserved === null ? null : all - reserved
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
