import { Download } from 'lucide-react'
import type { CustomReport } from '../../../contract/insight/reports/custom-reports.ts'
import type { ReportTime } from '../../../contract/insight/reports/report-time.ts'
import { type ReportKey, reportsEndpoints } from '../../../contract/insight/reports/reports.ts'
import { addressOf } from '../../platform/lib/api.ts'
import { useSiteQuery } from '../../platform/lib/use-sites.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Menu } from '../../platform/ui/menu.tsx'

type Exported = ({ report: ReportKey } & ReportTime) | CustomReport

const files = [
  { label: 'CSV file', rows: reportsEndpoints.rowsCsv, custom: reportsEndpoints.customCsv },
  { label: 'Excel workbook', rows: reportsEndpoints.rowsXlsx, custom: reportsEndpoints.customXlsx },
  { label: 'PDF file', rows: reportsEndpoints.rowsPdf, custom: reportsEndpoints.customPdf },
]

/** All rows of a report as a file. */
export function ExportMenu({ of, title }: { of: Exported; title: string }) {
  const site = useSiteQuery()
  return (
    <Menu
      label={`Export ${title}`}
      trigger={
        <Button size="sm" icon={<Download aria-hidden />} aria-label={`Export ${title}`} className="print:hidden">
          Export
        </Button>
      }
      items={files.map(({ label, rows, custom }) => ({
        label,
        // biome-ignore lint/a11y/useAnchorContent: the menu puts the label into it
        link: <a href={addressOf('report' in of ? rows : custom, {}, { ...of, ...site })} download />,
      }))}
    />
  )
}
