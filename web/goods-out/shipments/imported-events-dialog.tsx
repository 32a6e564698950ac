import { Download } from 'lucide-react'
import { useState } from 'react'
import {
  eventImportsEndpoints,
  type ImportedRow,
  type ImportOutcome,
  type ImportResult,
} from '../../../contract/goods-out/shipments/event-imports.ts'
import { shipmentEventLabels } from '../../../contract/goods-out/shipments/shipment-events.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { formatDateTime, formatNumber, plural } from '../../platform/lib/format.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { saveRowsAsCsv } from '../../platform/list/rows-as-csv.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Note } from '../../platform/ui/note.tsx'
import type { Column } from '../../platform/ui/table-column.ts'

interface ImportedEventsDialogProps {
  csv: string
  /** What it would do. */
  tried: ImportResult
  onBack: () => void
  onClose: () => void
}

/** What a file would do, and once it was imported, what it did. */
export function ImportedEventsDialog({ csv, tried, onBack, onClose }: ImportedEventsDialogProps) {
  const importing = useChange(eventImportsEndpoints.create, () => ({ body: { csv } }))
  const done = importing.data
  const { recorded, known, refused, rows } = done ?? tried
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={done ? 'Events Imported' : 'Import Events'}
      description={`${plural(recorded, 'event')} ${done ? 'recorded' : 'to record'}, ${formatNumber(known)} already known, ${formatNumber(refused)} with errors.`}
      size="lg"
      focus="title"
      notice={importing.isError && <Note tone="negative">{detailFor(importing.error)}</Note>}
      footer={
        <>
          {refused > 0 && (
            <Button icon={<Download aria-hidden />} onClick={() => saveRefused(rows)}>
              Download Rows with Errors
            </Button>
          )}
          {done ? (
            <Button variant="primary" onClick={onClose}>
              Close
            </Button>
          ) : (
            <>
              <Button onClick={onBack}>Back</Button>
              <Button
                variant="primary"
                pending={importing.isPending}
                disabled={recorded === 0}
                onClick={() =>
                  importing.mutate(undefined, {
                    onSuccess: (result) =>
                      toast({ title: 'Events Imported', description: `${plural(result.recorded, 'event')} recorded.` }),
                  })
                }
              >
                {recorded === 0 ? 'Nothing to Import' : `Import ${plural(recorded, 'Event')}`}
              </Button>
            </>
          )}
        </>
      }
    >
      <ImportedEvents rows={rows} isDone={done !== undefined} />
    </Dialog>
  )
}

/** A file has up to 2,000 rows. */
const firstShown = 100
const order: Record<ImportOutcome, number> = { refused: 0, recorded: 1, known: 2 }

/** The refused rows come first. */
function ImportedEvents({ rows, isDone }: { rows: readonly ImportedRow[]; isDone: boolean }) {
  const [showsAll, setShowsAll] = useState(false)
  const sorted = rows.toSorted((one, other) => order[one.outcome] - order[other.outcome])
  const shown = showsAll ? sorted : sorted.slice(0, firstShown)
  return (
    <div className="overflow-clip rounded-panel border border-line">
      <DataTable
        caption="Events in the file"
        columns={isDone ? columnsAfter : columnsBefore}
        rows={shown}
        rowKey={({ line }) => line}
        rowName={({ line }) => `Line ${line}`}
        empty={null}
      />
      {shown.length < rows.length && (
        <div className="border-t border-line px-4 py-2">
          <Button size="sm" onClick={() => setShowsAll(true)}>
            Show all {formatNumber(rows.length)}
          </Button>
        </div>
      )}
    </div>
  )
}

function columnsWith(recorded: string): Column<ImportedRow>[] {
  return [
    { id: 'line', header: 'Line', align: 'right', width: '4rem', cell: ({ line }) => <span className="figures">{line}</span> },
    {
      id: 'tracking',
      header: 'Tracking ID',
      mobile: 'key',
      width: '9.5rem',
      cell: ({ cells }) => <span className="mono">{cells.trackingNumber || '–'}</span>,
    },
    {
      id: 'event',
      header: 'Event',
      mobile: 'title',
      width: '100%',
      cell: (row) => (
        <span className="grid py-1 whitespace-normal wrap-anywhere">
          {[row.kind ? shipmentEventLabels[row.kind] : row.cells.event, row.cells.place].filter(Boolean).join(', ') || '–'}
          {row.reason !== null && <span className="text-small font-normal text-negative-text">{row.reason}</span>}
        </span>
      ),
    },
    {
      id: 'time',
      header: 'Time',
      mobile: 'fact',
      width: '10rem',
      cell: ({ at, cells }) => <span className="figures whitespace-nowrap">{at ? formatDateTime(at) : cells.time || '–'}</span>,
    },
    {
      id: 'outcome',
      header: 'Result',
      mobile: 'status',
      width: '9rem',
      cell: ({ outcome }) => <Outcome outcome={outcome} recorded={recorded} />,
    },
  ]
}
const columnsBefore = columnsWith('To record')
const columnsAfter = columnsWith('Recorded')

function Outcome({ outcome, recorded }: { outcome: ImportOutcome; recorded: string }) {
  if (outcome === 'refused') return <Badge tone="red">Error</Badge>
  if (outcome === 'known') return <Badge tone="grey">Already known</Badge>
  return <Badge tone="green">{recorded}</Badge>
}

/** To be corrected and imported again: the columns have the names that the import knows, and the reason is left out there. */
function saveRefused(rows: readonly ImportedRow[]): void {
  const refused = rows.filter(({ outcome }) => outcome === 'refused')
  saveRowsAsCsv(
    'refused-events',
    refused.map(({ cells: { trackingNumber, ...cells }, reason }) => ({ 'tracking number': trackingNumber, ...cells, reason })),
  )
}
