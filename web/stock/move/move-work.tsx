import { Check, X } from 'lucide-react'
import { ScanPrompt } from '../../platform/floor/scan-prompt.tsx'
import { WrongScan } from '../../platform/floor/wrong-scan.tsx'
import { formatNumber } from '../../platform/lib/format.ts'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { UndoNow } from '../acts/undo-now.tsx'
import { GoodsChoice } from './goods-choice.tsx'
import { MoveTo } from './move-to.tsx'
import { type Move, useMove } from './use-move.ts'
import type { Moved } from './use-moving.ts'

/** One step at a time, each by a scan or a tap. */
export function MoveWork({ start }: { start: Parameters<typeof useMove>[0] }) {
  const move = useMove(start)
  return (
    <section aria-label="Move Stock" className="overflow-clip rounded-panel border border-line bg-raised">
      {move.chosen ? (
        <MoveTo key={JSON.stringify(move.chosen)} move={move} chosen={move.chosen} />
      ) : (
        <>
          {move.moved && <Done moved={move.moved} />}
          <From move={move} />
          {move.refused && <WrongScan {...move.refused} title="Not found" onAgain={move.again} />}
          <div className="border-b border-line p-4">
            <ScanPrompt
              key={String(move.place?.id)}
              label={move.place ? 'Scan the goods' : move.item ? 'Scan the location' : 'Scan the location, the goods or a handling unit'}
              onScan={move.scanSource}
            />
          </div>
          {(move.place || move.item) && <GoodsChoice move={move} />}
        </>
      )}
    </section>
  )
}

function Done({ moved: { code, quantity, to, page } }: { moved: Moved }) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 bg-badge-green-bg px-4 py-4 text-badge-green">
      <Check aria-hidden strokeWidth={2.5} className="size-8! shrink-0" />
      <p className="min-w-0 text-body wrap-anywhere">
        {quantity !== null && `${formatNumber(quantity)} of `}
        <span className="mono">{code}</span> moved to <span className="mono font-semibold">{to}</span>
      </p>
      <UndoNow kind="move" of={{ location: to }} on={page} />
    </div>
  )
}

/** Where the goods are taken from, once that is known. */
function From({ move }: { move: Move }) {
  const { place, item } = move
  return (
    <div className="flex items-start gap-2 bg-primary px-4 pt-3 pb-4 text-on-primary" aria-live="polite">
      <div className="min-w-0 flex-1">
        <p className="text-small">Take from</p>
        <p className="mono text-[clamp(1.75rem,11vw,3.25rem)] leading-tight font-semibold wrap-anywhere">{place?.code ?? '–'}</p>
        {item && (
          <p className="text-small wrap-anywhere">
            <span className="mono">{item.sku}</span> · {item.name}
          </p>
        )}
      </div>
      {(place || item) && (
        <IconButton
          label="Choose another location"
          icon={<X />}
          className="text-on-primary! hover:text-ink!"
          onClick={() => move.begin({})}
        />
      )}
    </div>
  )
}
