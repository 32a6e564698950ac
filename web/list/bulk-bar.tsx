import { useState } from 'react'
import { formatNumber, plural } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.tsx'
import { type BulkAction, type BulkResult, useBulkRun } from './bulk-run.ts'
import type { Selection } from './use-selection.ts'

interface BulkBarProps<Row> {
  selection: Selection<Row>
  actions: readonly BulkAction<Row>[]
  /** Saves the selected rows as a file. */
  onExport?: ((rows: readonly Row[]) => void) | undefined
  rowName: (row: Row) => string
}

/** Appears while rows are selected: what can be done with all of them, its progress, and afterwards what was refused. */
export function BulkBar<Row extends { id: number }>({ selection, actions, onExport, rowName }: BulkBarProps<Row>) {
  const [result, setResult] = useState<BulkResult | null>(null)
  const { progress, run, stop } = useBulkRun<Row>({
    rowName,
    onRowDone: (row) => selection.select([row], false),
    onEnd: (ended) => (ended.refused.length > 0 ? setResult(ended) : toast({ title: ended.sentence })),
  })
  const rows = [...selection.rows.values()]
  return (
    <>
      {(rows.length > 0 || progress) && (
        <section aria-label="Selection" className="bulk-bar">
          <span className="figures font-medium" role="status">
            {progress
              ? `${progress.running} ${formatNumber(progress.tried)} of ${formatNumber(progress.total)}…`
              : `${formatNumber(rows.length)} selected`}
          </span>
          {progress ? (
            <button type="button" onClick={stop}>
              Stop
            </button>
          ) : (
            <>
              {actions.map((action) => (
                <button key={action.label} type="button" onClick={() => void run(action, rows)}>
                  {action.label}
                </button>
              ))}
              {onExport && (
                <button type="button" onClick={() => onExport(rows)}>
                  Export CSV
                </button>
              )}
              <button type="button" onClick={selection.clear}>
                Clear
              </button>
            </>
          )}
        </section>
      )}
      {result && <BulkResultDialog result={result} onClose={() => setResult(null)} />}
    </>
  )
}

/** What was done, and each refused row with its reason. The refused rows stay selected. */
function BulkResultDialog({ result, onClose }: { result: BulkResult; onClose: () => void }) {
  const untried = result.total - result.done - result.refused.length
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={result.action}
      focus="title"
      description={`${result.sentence}. ${plural(result.refused.length, 'row')} refused${untried > 0 ? `, ${formatNumber(untried)} not tried` : ''}.`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul aria-label="Refused rows" className="divide-y divide-line">
        {result.refused.map(({ id, name, why }) => (
          <li key={id} className="grid gap-0.5 py-2">
            <span className="font-medium wrap-anywhere">{name}</span>
            <span className="text-ink-2 wrap-anywhere">{why}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted">Refused rows stay selected.</p>
    </Dialog>
  )
}
