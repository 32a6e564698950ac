import { Check, PackageX, Plus, SkipForward, X } from 'lucide-react'
import { useState } from 'react'
import type { CountSheet } from '../../../contract/stock/counts/count-places.ts'
import { focusScanPrompt, ScanPrompt } from '../../platform/floor/scan-prompt.tsx'
import { WantedLot } from '../../platform/floor/wanted-lot.tsx'
import { WrongScan } from '../../platform/floor/wrong-scan.tsx'
import { ActionNote } from '../../platform/form/action-note.tsx'
import { QuantityStepper } from '../../platform/form/quantity-stepper.tsx'
import { formatDay, formatNumber, plural } from '../../platform/lib/format.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { type CountedGoods, nameOf } from './counted-goods.ts'
import { type CountWorkState, useCountWork } from './use-count-work.ts'

/** One bin after the other: go there, scan it, scan what is there, say that it is done. */
export function CountWork({ sheet }: { sheet: CountSheet }) {
  const work = useCountWork(sheet)
  const { here, refused } = work
  return (
    <section aria-label="Count" className="overflow-clip rounded-panel border border-line bg-raised">
      <Where work={work} left={sheet.places.length} />
      {refused && <WrongScan {...refused} onAnswer={(count) => count()} onAgain={work.again} />}
      <WantedLot work={work} onLot={({ goods: give }, lot) => give(lot)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line p-4">
        {here?.isRestored && (
          <ActionNote
            text={`What you counted at ${here.place.location} was restored. It isn’t sent yet.`}
            action="Discard"
            onAction={work.discard}
          />
        )}
        <ScanPrompt
          key={String(here?.place.placeId)}
          label={here ? (work.isAdding ? 'Scan what else is here' : 'Scan the goods') : 'Scan the bin'}
          onScan={work.scan}
        />
      </div>
      {here ? (
        <Goods work={work} goods={here.goods} location={here.place.location} />
      ) : (
        <NotThere work={work} several={sheet.places.length > 1} />
      )}
    </section>
  )
}

function Where({ work: { here, goTo, leave }, left }: { work: CountWorkState; left: number }) {
  const isBegun = here?.goods.some(({ typed }) => typed !== '')
  return (
    <div className="flex items-start gap-2 bg-primary px-4 pt-3 pb-4 text-on-primary" aria-live="polite">
      <div className="min-w-0 flex-1">
        <p className="text-small">{here ? 'Count' : 'Go to'}</p>
        <p className="mono text-[clamp(1.75rem,11vw,3.25rem)] leading-tight font-semibold wrap-anywhere">
          {(here?.place ?? goTo).location}
        </p>
        <p className="text-small">
          {here && here.place.round > 1 ? `Recount, round ${here.place.round} · ` : ''}
          {plural(left, 'location')} left
        </p>
      </div>
      {here && !isBegun && (
        <IconButton label="Choose another bin" icon={<X />} className="text-on-primary! hover:text-ink!" onClick={leave} />
      )}
    </div>
  )
}

function NotThere({ work, several }: { work: CountWorkState; several: boolean }) {
  return (
    <div className="grid gap-2 p-4 sm:grid-cols-2">
      <Button className="min-h-floor! text-body" icon={<Check aria-hidden />} onClick={work.arrive}>
        I’m at {work.goTo.location}
      </Button>
      {several && (
        <Button className="min-h-floor! text-body" icon={<SkipForward aria-hidden />} onClick={work.skip}>
          Another Bin First
        </Button>
      )}
    </div>
  )
}

function Goods({ work, goods, location }: { work: CountWorkState; goods: readonly CountedGoods[]; location: string }) {
  const [asking, setAsking] = useState(false)
  const counted = goods.filter(({ typed }) => typed !== '').length
  const uncounted = goods.length - counted
  return (
    <>
      <ul>
        {goods.map((each, index) => (
          <li
            key={JSON.stringify([each.inventoryId, each.lot, each.handlingUnit])}
            className="grid gap-2 border-b border-line px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
          >
            <Named goods={each} />
            <div className="flex flex-wrap items-center gap-2">
              <QuantityStepper large value={each.typed || '0'} onValueChange={(typed) => work.change(index, typed)} label={nameOf(each)} />
              {each.extra && (
                <Button className="min-h-floor!" onClick={() => work.askLot(each)}>
                  {each.lot === null ? 'Enter Lot' : 'Change Lot'}
                  <span className="sr-only"> of {nameOf(each)}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {goods.length === 0 && <p className="px-4 pt-4 text-muted">Nothing is asked for here. Add what you find.</p>}
      <div className="grid gap-2 p-4">
        <Button
          variant="primary"
          className="min-h-floor! text-body"
          icon={<Check aria-hidden />}
          disabled={counted === 0}
          pending={work.pending}
          onClick={uncounted > 0 ? () => setAsking(true) : work.done}
        >
          Done with {location}
        </Button>
        {counted > 0 && uncounted > 0 && (
          <p className="text-small text-caution-text">
            {formatNumber(uncounted)} of {formatNumber(goods.length)} are not counted, and count as 0.
          </p>
        )}
        <Button
          className="min-h-floor! text-body"
          icon={<Plus aria-hidden />}
          aria-pressed={work.isAdding}
          onClick={() => {
            work.add()
            focusScanPrompt()
          }}
        >
          Something else is here
        </Button>
        {counted === 0 && (
          <Button className="min-h-floor! text-body" icon={<PackageX aria-hidden />} pending={work.pending} onClick={() => setAsking(true)}>
            This location is empty
          </Button>
        )}
      </div>
      {asking && (
        <CountAsZero
          title={counted === 0 ? `Is ${location} empty?` : `Done with ${location}?`}
          uncounted={goods.filter(({ typed }) => typed === '')}
          confirmLabel={counted === 0 ? 'It Is Empty' : 'Count as 0'}
          onConfirm={counted === 0 ? work.empty : work.done}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

interface CountAsZeroProps {
  title: string
  uncounted: readonly CountedGoods[]
  confirmLabel: string
  onConfirm: () => void
  onClose: () => void
}

/** What no one counted counts as 0 and can't be taken back, so it is asked once. */
function CountAsZero({ title, uncounted, confirmLabel, onConfirm, onClose }: CountAsZeroProps) {
  return (
    <ConfirmDialog
      title={title}
      description={
        uncounted.length === 0
          ? 'No goods are asked for here. The location is sent as empty.'
          : `${plural(uncounted.length, 'line')} ${uncounted.length === 1 ? 'isn’t counted and counts' : 'aren’t counted and count'} as 0.`
      }
      confirmLabel={confirmLabel}
      cancelLabel="Count On"
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
      onClose={onClose}
    >
      {uncounted.length > 0 && (
        <ul className="grid gap-1">
          {uncounted.map((each) => (
            <li key={JSON.stringify([each.inventoryId, each.lot, each.handlingUnit])} className="mono wrap-anywhere">
              {nameOf(each)}
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  )
}

function Named({ goods: { sku, name, lot, expiresOn, handlingUnit, expected, extra } }: { goods: CountedGoods }) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="mono font-semibold wrap-anywhere">{sku}</span>
        {extra && <Badge tone="yellow">Added</Badge>}
      </p>
      <p className="text-small text-ink-2 wrap-anywhere">{name}</p>
      {lot !== null && (
        <p className="text-small text-muted wrap-anywhere">
          Lot <span className="mono">{lot}</span>
          {expiresOn !== null && `, expires ${formatDay(expiresOn)}`}
        </p>
      )}
      {handlingUnit !== null && <p className="mono text-small text-muted wrap-anywhere">SSCC {handlingUnit}</p>}
      {expected !== null && <p className="text-small text-muted">{formatNumber(expected)} expected</p>}
    </div>
  )
}
