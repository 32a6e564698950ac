import { ArrowDown, ArrowUp, ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { type Column, type ColumnLayout, isHideable, narrowestColumn } from '../ui/table-column.ts'

export interface ColumnsEditorProps {
  columns: readonly Column<never>[]
  layout: readonly ColumnLayout[]
  onChange: (layout: readonly ColumnLayout[]) => void
  /** The width that a column has in the table, in pixels; undefined while it isn't shown. */
  widthOf: (columnId: string) => number | undefined
}

/** Which columns are shown, in which order and how wide. */
export function ColumnsEditor({ columns, layout, onChange, widthOf }: ColumnsEditorProps) {
  return (
    <>
      <ul className="max-h-(--radix-popover-content-available-height) overflow-auto">
        {layout.map((entry, index) => {
          const column = columns.find(({ id }) => id === entry.id)
          return (
            column && <ColumnEntry key={entry.id} column={column} index={index} layout={layout} onChange={onChange} widthOf={widthOf} />
          )
        })}
      </ul>
      <Button variant="ghost" size="sm" onClick={() => onChange([])}>
        Reset to default
      </Button>
    </>
  )
}

/** In pixels. */
const widthStep = 16
const widest = 2000

interface ColumnEntryProps extends Omit<ColumnsEditorProps, 'columns'> {
  column: Column<never>
  index: number
}

function ColumnEntry({ column, index, layout, onChange, widthOf }: ColumnEntryProps) {
  const entry = layout[index]
  if (!entry) return null
  const swapWith = (other: number) => layout.toSpliced(index, 1).toSpliced(other, 0, entry)
  function widen(by: number) {
    const width = entry?.width ?? widthOf(column.id)
    if (!entry || width === undefined) return
    onChange(layout.with(index, { ...entry, width: Math.min(Math.max(width + by, narrowestColumn), widest) }))
  }
  return (
    <li className="flex items-center">
      <Checkbox
        className="min-w-36 flex-1 px-1.5 py-1"
        label={column.header}
        disabled={!isHideable(column)}
        checked={!entry.hidden}
        onCheckedChange={(shown) => onChange(layout.with(index, { ...entry, hidden: !shown }))}
      />
      <IconButton
        size="sm"
        label={`Make ${column.header} narrower`}
        icon={<ChevronsRightLeft />}
        disabled={entry.hidden}
        onClick={() => widen(-widthStep)}
      />
      <IconButton
        size="sm"
        label={`Make ${column.header} wider`}
        icon={<ChevronsLeftRight />}
        disabled={entry.hidden}
        onClick={() => widen(widthStep)}
      />
      <IconButton
        size="sm"
        label={`Move ${column.header} forward`}
        icon={<ArrowUp />}
        disabled={index === 0}
        onClick={() => onChange(swapWith(index - 1))}
      />
      <IconButton
        size="sm"
        label={`Move ${column.header} back`}
        icon={<ArrowDown />}
        disabled={index === layout.length - 1}
        onClick={() => onChange(swapWith(index + 1))}
      />
    </li>
  )
}
