import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { CSSProperties, PointerEvent } from 'react'
import { Checkbox } from './checkbox.tsx'
import { classNames } from './class-names.ts'
import { type Column, narrowestColumn } from './table-column.ts'

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[]
  hasActions: boolean
  sort: string | undefined
  onSortChange: ((sort: string) => void) | undefined
  /** Called with a column's new width in pixels; undefined when widths are fixed. */
  onResize: ((columnId: string, width: number) => void) | undefined
  /** How many rows of this page are selected; undefined without selection. */
  selected: number | undefined
  onSelectPage: (chosen: boolean) => void
  rowCount: number
}

export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, hasActions, sort, onSortChange, onResize, selected, onSelectPage, rowCount } = props
  const rest = restColumn(columns)
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
              data-column={column.id}
              style={widthOf(column.width)}
              aria-sort={sortable ? direction : undefined}
              className={classNames(column.from && `from-${column.from}`, column === rest?.column && `rest-${rest.below}`)}
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
              {onResize && <span aria-hidden className="column-edge" onPointerDown={(event) => resize(event, column.id, onResize)} />}
            </th>
          )
        })}
        {hasActions && (
          <th scope="col" className="cell-actions">
            Actions
          </th>
        )}
      </tr>
    </thead>
  )
}

/** Follows the pointer until it is released; reports the width once, then. */
function resize(event: PointerEvent<HTMLElement>, columnId: string, onResize: (columnId: string, width: number) => void) {
  const edge = event.currentTarget
  const cell = edge.parentElement
  if (!cell) return
  event.preventDefault()
  edge.setPointerCapture(event.pointerId)
  const from = { x: event.clientX, width: cell.offsetWidth }
  const widthAt = (x: number) => Math.round(Math.max(narrowestColumn, from.width + x - from.x))
  const show = (move: globalThis.PointerEvent) => {
    cell.style.setProperty('--column-width', `${widthAt(move.clientX)}px`)
    cell.style.setProperty('--column-min', cell.style.getPropertyValue('--column-width'))
  }
  edge.addEventListener('pointermove', show)
  edge.addEventListener(
    'lostpointercapture',
    () => {
      edge.removeEventListener('pointermove', show)
      const width = Number.parseInt(cell.style.getPropertyValue('--column-width'), 10)
      if (width) onResize(columnId, width)
    },
    { once: true },
  )
}

/** Properties that the style sheet uses, because print has other widths. */
interface ColumnWidth extends CSSProperties {
  '--column-width'?: string
  '--column-min'?: string
}

/** Minimum width of a column with a percentage width, so that it stays readable; a width in pixels was chosen by the user. */
function widthOf(width: string | undefined): ColumnWidth | undefined {
  if (width?.endsWith('px')) return { '--column-width': width, '--column-min': width }
  if (!width?.endsWith('%')) return width ? { '--column-width': width } : undefined
  return { '--column-width': width, '--column-min': `${Math.min(12, Math.max(7, Number.parseInt(width, 10) * 0.25))}rem` }
}

const isShare = ({ width }: Column<never>) => width?.endsWith('%') === true

/** The column that takes the rest of a table that is too narrow for all others with a share of it. */
function restColumn<Row>(columns: readonly Column<Row>[]) {
  const shares = columns.filter(isShare)
  const [column, ...more] = shares.filter(({ from }) => from === undefined)
  const below = (['small', 'medium', 'wide'] as const).find((from) => shares.some((other) => other.from === from))
  return column && more.length === 0 && below ? { column, below } : undefined
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
