import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { periodLabels, type ReportTime } from '../../../contract/insight/reports/report-time.ts'
import { type ReportExport, reportsEndpoints } from '../../../contract/insight/reports/reports.ts'
import { addressOf } from '../../platform/lib/api.ts'
import { formatDateTime, formatDay } from '../../platform/lib/format.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Note } from '../../platform/ui/note.tsx'
import { panelLink } from '../../platform/ui/panel-link.ts'
import { useReportExports, useStartExport } from './use-reports.ts'

const fileOf = ({ id }: ReportExport) => addressOf(reportsEndpoints.exportFile, { id })

/** Has all reports of the period made as one file. */
export function ExportAllButton({ time }: { time: ReportTime }) {
  const start = useStartExport()
  const { data: exports } = useReportExports()
  const isMaking = exports?.some(({ state }) => state === 'making') ?? false
  const begin = () => start.mutate(time, { onError: (error) => toastError(error) })
  return (
    <Button icon={<Download aria-hidden />} pending={start.isPending || isMaking} onClick={begin}>
      Export All
    </Button>
  )
}

/** The newest export and how far it is. One that is finished while the screen is open is downloaded by itself. */
export function ExportProgress() {
  const { data: exports } = useReportExports()
  const newest = exports?.[0]
  const link = useRef<HTMLAnchorElement>(null)
  const awaited = useRef<number>(undefined)
  const [id, state] = [newest?.id, newest?.state]
  useEffect(() => {
    if (state === 'making') awaited.current = id
    if (state !== 'made' || awaited.current !== id) return
    awaited.current = undefined
    link.current?.click()
    toast({ title: 'Export finished', description: 'The file with all reports is being downloaded.' })
  }, [id, state])
  if (!newest) return null
  const covered = newest.period ? periodLabels[newest.period].toLowerCase() : `${formatDay(newest.from)} to ${formatDay(newest.to)}`
  const what = `All reports, ${covered}`
  return (
    <Note tone={newest.state === 'failed' ? 'negative' : 'info'} quiet>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 flex-1">
          {what}, {formatDateTime(newest.createdAt)}
          {newest.state === 'failed' && '. The export failed. Please try again.'}
        </span>
        {newest.state === 'making' && (
          <span className="flex items-center gap-3">
            <progress aria-label={what} value={newest.done} max={newest.of} className="progress-bar w-32" />
            <span role="status" className="figures text-small text-muted">
              {newest.done} of {newest.of} reports
            </span>
          </span>
        )}
        {newest.state === 'made' && (
          <a ref={link} href={fileOf(newest)} download className={panelLink}>
            Download
          </a>
        )}
      </div>
    </Note>
  )
}
