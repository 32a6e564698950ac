import { ArrowDown, ArrowUp, Columns3, Rows2, Rows3 } from 'lucide-react'
import { Popover } from 'radix-ui'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { type Column, type ColumnLayout, isHideable } from '../ui/table-column.ts'
import { setCompactRows, useCompactRows } from '../ui/table-density.ts'

interface ColumnsMenuProps {
  columns: readonly Column<never>[]
  layout: readonly ColumnLayout[]
  onChange: (layout: readonly ColumnLayout[]) => void
}

/** Which columns are shown and in which order, and how close the rows of all tables stand. */
export function ColumnsMenu({ columns, layout, onChange }: ColumnsMenuProps) {
  const compact = useCompactRows()
  return (
    <>
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button icon={<Columns3 aria-hidden />}>
            <span className="max-lg:sr-only">Columns</span>
          </Button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content align="end" sideOffset={4} className="filter-popover" aria-label="Columns">
            <ul className="max-h-(--radix-popover-content-available-height) overflow-auto">
              {layout.map((entry, index) => {
                const column = columns.find(({ id }) => id === entry.id)
                return column && <ColumnEntry key={entry.id} column={column} index={index} layout={layout} onChange={onChange} />
              })}
            </ul>
            <Button variant="ghost" size="sm" onClick={() => onChange([])}>
              As at first
            </Button>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <IconButton
        outlined
        className="size-control"
        label={compact ? 'Comfortable rows' : 'Compact rows'}
        icon={compact ? <Rows2 /> : <Rows3 />}
        onClick={() => setCompactRows(!compact)}
      />
    </>
  )
}

interface ColumnEntryProps extends Pick<ColumnsMenuProps, 'layout' | 'onChange'> {
  column: Column<never>
  index: number
}

function ColumnEntry({ column, index, layout, onChange }: ColumnEntryProps) {
  const entry = layout[index]
  if (!entry) return null
  const swapWith = (other: number) => layout.toSpliced(index, 1).toSpliced(other, 0, entry)
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
