import { RefreshCw } from 'lucide-react'
import { type ImportDetail, importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { Section } from '../detail/section.tsx'
import { formatNumber } from '../lib/format.ts'
import { refetch } from '../lib/query-client.ts'
import { useMay } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'

const words = {
  checking: { title: 'Checking the rows', hint: 'Nothing has been imported yet. You can leave this page and come back.' },
  committing: { title: 'Importing', hint: 'You can leave this page and come back. The records appear when the import is finished.' },
  undoing: { title: 'Undoing the import', hint: 'You can leave this page and come back.' },
}

/** How far a job is. */
export function ImportProgress({ read, state }: { read: ImportDetail; state: keyof typeof words }) {
  const mayListen = useMay('events.read')
  const { title, hint } = words[state]
  return (
    <Section
      title={title}
      actions={
        // Where live updates are switched off, nothing tells the browser.
        !mayListen && (
          <Button size="sm" icon={<RefreshCw aria-hidden />} onClick={() => void refetch(importsEndpoints.get.shows)}>
            Refresh
          </Button>
        )
      }
    >
      <div className="grid gap-2">
        <progress aria-label={title} value={read.done} max={Math.max(read.rows, 1)} className="progress-bar" />
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          <span className="text-muted">{hint}</span>
          <span className="figures">
            {formatNumber(read.done)} of {formatNumber(read.rows)} rows
          </span>
        </p>
      </div>
    </Section>
  )
}
