import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Checkbox } from './checkbox.tsx'
import type { Column } from './data-table.tsx'

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: string | undefined
  onSortChange: ((sort: string) => void) | undefined
  /** How many rows of this page are selected; undefined without selection. */
  selected: number | undefined
  onSelectPage: (chosen: boolean) => void
  rowCount: number
}

export function DataTableHead<Row>({ columns, sort, onSortChange, selected, onSelectPage, rowCount }: DataTableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {selected !== undefined && (
          <th scope="col" className="cell-select">
            <Checkbox
              aria-label="Select all rows on this page"
              checked={selected > 0 && selected === rowCount}
              indeterminate={selected > 0 && selected < rowCount}
              onCheckedChange={onSelectPage}
            />
          </th>
        )}
        {columns.map((column) => {
          const sortable = column.sortField !== undefined && onSortChange !== undefined
          const direction = directionOf(sort, column.sortField)
          return (
            <th
              key={column.id}
              scope="col"
              style={widthOf(column.width)}
              aria-sort={sortable ? direction : undefined}
              className={column.mobile === 'actions' ? 'cell-actions' : undefined}
              data-align={column.align}
            >
              {sortable ? (
                <button
                  type="button"
                  onClick={() => onSortChange(direction === 'ascending' ? `-${column.sortField}` : `${column.sortField}`)}
                >
                  {column.header}
                  <SortArrow direction={direction} />
                </button>
              ) : (
                column.header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** Minimum width of a column with a percentage width, so that it stays readable. */
function widthOf(width: string | undefined) {
  if (!width?.endsWith('%')) return width ? { width } : undefined
  return { width, minWidth: `${Math.max(7, Number.parseInt(width, 10) * 0.25)}rem` }
}

type Direction = 'ascending' | 'descending' | 'none'

function directionOf(sort: string | undefined, field: string | undefined): Direction {
  if (field !== undefined && sort === field) return 'ascending'
  return field !== undefined && sort === `-${field}` ? 'descending' : 'none'
}

function SortArrow({ direction }: { direction: Direction }) {
  if (direction === 'ascending') return <ArrowUp aria-hidden />
  if (direction === 'descending') return <ArrowDown aria-hidden />
  return <ChevronsUpDown aria-hidden className="sort-hint" />
}
