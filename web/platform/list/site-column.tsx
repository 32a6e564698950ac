import type { Column } from '../ui/table-column.ts'

/** The column of rows that belong to a site; shown with several sites only. */
export const siteColumn = {
  id: 'site',
  header: 'Site',
  from: 'medium',
  ofSites: true,
  reads: ['siteCode'],
  cell: ({ siteCode }) => <span className="mono whitespace-nowrap">{siteCode}</span>,
} as const satisfies Column<{ siteCode: string | null }>
