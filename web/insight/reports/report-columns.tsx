import { Link } from '@tanstack/react-router'
import type {
  ReportCell,
  ReportColumn,
  ReportColumnKind,
  ReportLink,
  ReportRow,
} from '../../../contract/insight/reports/report-definition.ts'
import { type KindPage, kinds } from '../../../contract/kinds.ts'
import { formatDateTime, formatDay, formatMoney, formatNumber, formatOneDecimal, formatShare } from '../../platform/lib/format.ts'
import type { Column } from '../../platform/ui/table-column.ts'

/** A row with its place, which is all that tells rows apart. */
export interface PlacedRow {
  place: number
  cells: ReportRow
}

const pages: Record<ReportLink, KindPage> = {
  order: kinds.order.page,
  item: kinds.inventoryItem.page,
  customer: kinds.customer.page,
  receipt: kinds.receipt.page,
  shipment: kinds.shipment.page,
}

const isText = (kind: ReportColumnKind) => kind === 'text' || kind === 'day' || kind === 'time'

/** The columns of a report as columns of a table: on a phone the first names the card and the last are its facts. */
export function tableColumns(columns: readonly ReportColumn[]): Column<PlacedRow>[] {
  const numbers = columns.filter(({ kind }) => !isText(kind)).map(({ key }) => key)
  return columns.map((column, index) => ({
    id: column.key,
    header: column.label,
    cell: ({ cells }) => cellOf(column, cells),
    ...(!isText(column.kind) && { align: 'right' as const }),
    ...(index === 0
      ? { mobile: 'key' as const }
      : column.key === numbers[numbers.length - 1]
        ? { mobile: 'status' as const }
        : index === 1
          ? { mobile: 'title' as const }
          : index === 2
            ? { mobile: 'fact' as const }
            : {}),
  }))
}

function cellOf({ key, kind, link }: ReportColumn, row: ReportRow) {
  const shown = writtenCell(row[key] ?? null, kind)
  const id = link && row[`${key}Id`]
  if (!link || id === null || id === undefined) return shown
  return (
    <Link
      to={pages[link]}
      params={{ id: String(id) }}
      className="inline-block font-medium text-primary-text hover:underline pointer-coarse:min-w-(--touch)"
    >
      {shown}
    </Link>
  )
}

/** A cell as people read it; a dash where there is no value. */
export function writtenCell(cell: ReportCell, kind: ReportColumnKind): string {
  if (cell === null || cell === '') return '–'
  switch (kind) {
    case 'text':
      return String(cell)
    case 'number':
      return formatNumber(Number(cell))
    case 'percent':
      return formatShare(Number(cell))
    case 'hours':
      return `${formatOneDecimal(Number(cell))}h`
    case 'money':
      return formatMoney(String(cell))
    case 'day':
      return formatDay(String(cell))
    case 'time':
      return formatDateTime(String(cell))
  }
}
