import { Boxes, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { formatNumber } from '../lib/format.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { FloorProgress } from './floor-progress.tsx'
import { ScanPrompt } from './scan-prompt.tsx'

/** Goods that come in, as far as they are counted. */
interface CountedGoods {
  sku: string
  name: string
  counted: number
  expected: number
  damaged?: number
}

interface CountingPanelProps {
  lines: readonly CountedGoods[]
  /** The line that was counted or chosen last. */
  latest: CountedGoods | undefined
  /** The lot that later scans of the same goods are counted into. */
  lot?: { words: string; onChange: () => void } | undefined
  customerName: string
  /** A refused scan, or what a scan leaves open. */
  question: ReactNode
  /** What is said before the scan is asked for. */
  notices?: ReactNode
  /** The SSCC of the unit on which the next goods are. */
  unit: string | null
  onLoose: () => void
  onScan: ComponentProps<typeof ScanPrompt>['onScan']
  /** Below the prompt: how the work ends. */
  children: ReactNode
}

/** Counting goods that come in, by scans: each counts one unit, or as many as its label says. */
export function CountingPanel({
  lines,
  latest,
  lot,
  customerName,
  question,
  notices,
  unit,
  onLoose,
  onScan,
  children,
}: CountingPanelProps) {
  const counted = lines.reduce((sum, line) => sum + line.counted, 0)
  const expected = lines.reduce((sum, line) => sum + line.expected, 0)
  return (
    <section aria-label="Count" className="overflow-clip rounded-panel border border-line bg-raised">
      <FloorProgress done={Math.min(counted, expected)} of={expected}>
        <span className="font-medium" role="status">
          Counted {formatNumber(counted)} of {formatNumber(expected)}
        </span>
        <span className="wrap-anywhere">{customerName}</span>
      </FloorProgress>
      <CountedNow line={latest} lot={lot} />
      {question}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line p-4">
        {notices}
        {unit && (
          <p className="flex items-center gap-2 text-small text-ink-2">
            <Boxes aria-hidden className="size-4! shrink-0" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              On handling unit <span className="mono">{unit}</span>
            </span>
            <IconButton label="Count loose goods again" icon={<X />} onClick={onLoose} />
          </p>
        )}
        <ScanPrompt label="Scan the goods, or their handling unit" onScan={onScan} />
        {children}
      </div>
    </section>
  )
}

/** Large enough to read from a step away. */
function CountedNow({ line, lot }: Pick<CountingPanelProps, 'lot'> & { line: CountedGoods | undefined }) {
  return (
    <div className="grid gap-1 bg-primary px-4 pt-3 pb-4 text-on-primary" aria-live="polite">
      {line ? (
        <>
          <p className="mono text-body wrap-anywhere">{line.sku}</p>
          <p className="text-title font-semibold wrap-anywhere">{line.name}</p>
          <p className="figures text-[clamp(1.75rem,9vw,3rem)] leading-tight font-semibold">
            Counted {formatNumber(line.counted)} of {formatNumber(line.expected)}
          </p>
          {lot && (
            <p className="flex flex-wrap items-center gap-x-2 text-body">
              <span className="wrap-anywhere">{lot.words}</span>
              <button type="button" className="min-h-(--touch) font-medium underline underline-offset-4" onClick={lot.onChange}>
                Change<span className="sr-only"> the lot of the next scans</span>
              </button>
            </p>
          )}
          {line.damaged !== undefined && line.damaged > 0 && <p className="text-small">{formatNumber(line.damaged)} damaged</p>}
        </>
      ) : (
        <>
          <p className="text-title font-semibold">Scan an item</p>
          <p className="text-small">Each scan counts one unit, or as many as the label says.</p>
        </>
      )}
    </div>
  )
}
