import { Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type CountingLine, countingEndpoints } from '../../../contract/goods-in/receipts/counting.ts'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { Section } from '../../platform/detail/section.tsx'
import { formatDay, formatNumber } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { chosenLineBox } from './chosen-line.ts'
import type { useCounting } from './use-counting.ts'

// Loaded when a line is first opened.
const CorrectLine = lazyPart(() => import('./correct-line.tsx'), 'CorrectLine')

interface CountedLinesProps {
  receipt: Receipt
  counting: ReturnType<typeof useCounting>
}

/** All lines of the receipt with their counts; the chosen one can be corrected. */
export function CountedLines({ receipt, counting }: CountedLinesProps) {
  const { lines, latest } = counting
  return (
    <Section title="Lines" actions={<DiscardCounts receipt={receipt} isStarted={counting.read.data?.startedAt !== null} />}>
      {lines.length === 0 ? (
        <p className="text-muted">Nothing is expected. Each scan adds a line.</p>
      ) : (
        <ul className="overflow-clip rounded-panel border border-line">
          {lines.map((line) => (
            <li
              key={line.sku}
              id={latest?.sku === line.sku ? chosenLineBox : undefined}
              className="border-b border-line bg-raised last:border-b-0"
            >
              <button
                type="button"
                aria-expanded={latest?.sku === line.sku}
                onClick={() => counting.select(line.sku)}
                className="grid min-h-floor w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 text-left hover:bg-hover"
              >
                <Goods line={line} />
                <Figures line={line} />
              </button>
              <Suspense>
                {latest?.sku === line.sku && <CorrectLine receipt={receipt} line={line} latest={latest} counting={counting} />}
              </Suspense>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Goods({ line: { sku, name, lots, countedBy } }: { line: CountingLine }) {
  const named = lots.flatMap(({ lotNumber, expiresOn }) =>
    lotNumber === null ? [] : [expiresOn ? `${lotNumber}, expires ${formatDay(expiresOn)}` : lotNumber],
  )
  return (
    <span className="min-w-0">
      <span className="mono block wrap-anywhere">{sku}</span>
      <span className="block truncate text-small text-muted">{name}</span>
      {named.length > 0 && <span className="block text-small text-muted wrap-anywhere">Lot {named.join(' · ')}</span>}
      {countedBy.length > 0 && <span className="block text-small text-muted">Counted by {countedBy.join(', ')}</span>}
    </span>
  )
}

function Figures({ line: { counted, expected, damaged } }: { line: CountingLine }) {
  return (
    <span className="figures text-right">
      <span className="block font-medium whitespace-nowrap">
        {formatNumber(counted)} of {formatNumber(expected)}
      </span>
      {damaged > 0 && <span className="block text-small text-negative-text">{formatNumber(damaged)} damaged</span>}
      {counted > expected && <span className="block text-small text-caution-text">{formatNumber(counted - expected)} over</span>}
    </span>
  )
}

function DiscardCounts({ receipt: { id, receiptNumber }, isStarted }: { receipt: Receipt; isStarted: boolean }) {
  const mayDiscard = useMay('receipts.manage')
  const [asking, setAsking] = useState(false)
  const discarding = useChange(countingEndpoints.discard, () => ({ params: { id } }))
  if (!mayDiscard || !isStarted) return null
  return (
    <>
      <Button icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
        Discard Counts
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Discard the counts of ${receiptNumber}?`}
          description="Everything counted so far will be deleted, including what others counted. Counting starts again at 0."
          confirmLabel="Discard Counts"
          danger
          pending={discarding.isPending}
          onConfirm={() =>
            discarding.mutate(undefined, {
              onSuccess: () => toast({ title: 'Counts Discarded', description: receiptNumber }),
              onError: (error) => toastError(error),
              onSettled: () => setAsking(false),
            })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
