import { Download } from 'lucide-react'
import { type ListEndpoint, type ListFileFormat, pathOfFile } from '../../../contract/list-files.ts'
import { addressOf } from '../lib/api.ts'
import { Button } from './button.tsx'
import { Menu } from './menu.tsx'

/** Rows of a list that are to be saved as a file. */
export interface ExportedRows {
  endpoint: Pick<ListEndpoint, 'method' | 'path'>
  params?: Record<string, string | number> | undefined
  /** Filters, search and sort. */
  query: object
  /** Only these of them. */
  ids?: readonly number[] | undefined
}

/** Where a list is downloaded as a file. */
export function fileAddress({ endpoint, params, query, ids }: ExportedRows, format: ListFileFormat): string {
  const address = addressOf({ ...endpoint, path: pathOfFile(endpoint, format) }, params, query)
  // Not as a parameter of the query, in which each comma would become three characters.
  return ids ? `${address}${address.includes('?') ? '&' : '?'}ids=${ids.join(',')}` : address
}

interface ExportMenuProps {
  rows: ExportedRows
  /** Names the button where several stand on a page: what is exported. */
  title?: string
  /** Other files of the same rows. */
  more?: readonly { label: string; href: string }[]
  size?: 'sm'
}

/** Every row that matches, over all pages, as a file. */
export function ExportMenu({ rows, title, more = [], size }: ExportMenuProps) {
  const label = title === undefined ? 'Export' : `Export ${title}`
  const files = [
    { label: 'CSV file', href: fileAddress(rows, 'csv') },
    { label: 'Excel workbook', href: fileAddress(rows, 'xlsx') },
    ...more,
  ]
  return (
    <Menu
      label={label}
      trigger={
        <Button {...(size && { size })} icon={<Download aria-hidden />} aria-label={label} className="print:hidden">
          <span className="max-lg:sr-only">Export</span>
        </Button>
      }
      items={files.map((file) => ({
        label: file.label,
        // biome-ignore lint/a11y/useAnchorContent: the menu puts the label into it
        link: <a href={file.href} download />,
      }))}
    />
  )
}
