import { ArrowRight, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { actKindLabels, ownUndoMinutes } from '../../../contract/stock/acts/act-kinds.ts'
import { type OwnAct, stockActsEndpoints } from '../../../contract/stock/acts/stock-acts.ts'
import { formatWhen } from '../../platform/lib/format.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ownActWords, undoOwn } from './use-undo-newest.ts'

const shownAtFirst = 5

/** What the viewer did in the last minutes, each with 'Undo'. Nothing while there is none. */
export function OwnActs() {
  const { seesCustomerScreens } = useViewer()
  const mayUndo = useMay('stock.undo-own') && !seesCustomerScreens
  const { data = [] } = useRead(stockActsEndpoints.listOwn, {}, { enabled: mayUndo })
  const [all, setAll] = useState(false)
  if (!mayUndo || data.length === 0) return null
  return (
    <section aria-label="Your last work">
      <h2 className="pb-1.5 font-semibold">Your last {ownUndoMinutes} minutes</h2>
      <ul className="overflow-clip rounded-panel border border-line bg-raised">
        {data.slice(0, all ? undefined : shownAtFirst).map((act) => (
          <Row key={act.id} act={act} />
        ))}
      </ul>
      {!all && data.length > shownAtFirst && (
        <Button className="mt-2 min-h-floor! w-full" onClick={() => setAll(true)}>
          Show all {data.length}
        </Button>
      )}
    </section>
  )
}

function Row({ act }: { act: OwnAct }) {
  const [pending, setPending] = useState(false)
  const { kind, number, skus, fromLocation, toLocation, at } = act
  async function undo() {
    setPending(true)
    await undoOwn(act)
    setPending(false)
  }
  return (
    <li className="flex min-h-16 items-center gap-3 border-b border-line px-4 py-2.5 last:border-b-0">
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="wrap-anywhere">
          {actKindLabels[kind]} <span className="mono font-semibold">{number ?? skus.join(', ')}</span>
        </span>
        {fromLocation !== null && toLocation !== null && (
          <span className="mono text-small wrap-anywhere">
            {fromLocation}
            <ArrowRight aria-hidden className="mx-1 inline size-3.5! align-[-2px] text-muted" />
            <span className="sr-only"> to </span>
            {toLocation}
          </span>
        )}
        <span className="figures text-small text-muted">{formatWhen(at)}</span>
      </span>
      <Button icon={<Undo2 aria-hidden />} pending={pending} aria-label={`Undo ${ownActWords(act)}`} onClick={() => void undo()}>
        Undo
      </Button>
    </li>
  )
}
