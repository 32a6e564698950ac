import { Checkbox } from './checkbox.tsx'
import { classNames } from './class-names.ts'
import type { Column } from './data-table.tsx'

interface DataTableRowProps<Row> {
  row: Row
  index: number
  columns: readonly Column<Row>[]
  /** Undefined without selection. */
  selected: boolean | undefined
  selectLabel: string | undefined
  onSelect: (chosen: boolean) => void
}

export function DataTableRow<Row>({ row, index, columns, selected, selectLabel, onSelect }: DataTableRowProps<Row>) {
  return (
    <tr data-row={index} tabIndex={-1} data-selected={selected || undefined}>
      {selected !== undefined && (
        <td className="cell-select">
          <Checkbox aria-label={`Select ${selectLabel}`} checked={selected} onCheckedChange={onSelect} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          data-label={column.header}
          data-align={column.align}
          className={classNames(`cell-${column.mobile ?? 'pair'}`, column.align && 'figures', column.width?.endsWith('%') && 'cell-cut')}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}
