import { ArrowDown, ArrowUp } from 'lucide-react'
import { IconButton } from '../ui/icon-button.tsx'
import { Select } from '../ui/select.tsx'
import type { Column } from '../ui/table-column.ts'

interface SortControlProps {
  columns: readonly Column<never>[]
  sort: string
  onChange: (sort: string) => void
}

/** Cards have no header to sort by. */
export function SortControl({ columns, sort, onChange }: SortControlProps) {
  const sortable = columns.flatMap(({ header, sortField }) => (sortField ? [{ value: sortField, label: header }] : []))
  const descending = sort.startsWith('-')
  const field = descending ? sort.slice(1) : sort
  if (sortable.length === 0) return null
  return (
    <span className="flex flex-none gap-1 sm:hidden">
      <Select aria-label="Sort by" className="w-36" value={field} placeholder="Sort by" onValueChange={onChange} options={sortable} />
      <IconButton
        outlined
        className="size-control"
        label={descending ? 'Sort ascending' : 'Sort descending'}
        icon={descending ? <ArrowDown /> : <ArrowUp />}
        onClick={() => onChange(descending ? field : `-${field}`)}
      />
    </span>
  )
}
