import { useState } from 'react'
import type { SavedView } from '../../../contract/people/saved-views/saved-views.ts'
import { type Column, type ColumnLayout, completeLayout } from '../ui/table-column.ts'
import type { ListDefinition } from './list-definition.ts'
import { useSavedViews } from './use-saved-views.ts'

export interface Columns {
  /** Every column, in order. */
  layout: readonly ColumnLayout[]
  change: (layout: readonly ColumnLayout[]) => void
  /** Whether an open saved view has other columns than it was saved with. */
  modified: boolean
  /** Drops the change of an open saved view. */
  reset: () => void
}

/** The columns of a list, or of the saved view of it that is open. */
export function useListColumns(
  { screen, caption, columns }: Pick<ListDefinition<never>, 'screen' | 'caption' | 'columns'>,
  open?: number,
): Columns {
  const views = useSavedViews(screen).data
  return useColumns(
    `${screen}:${caption}`,
    columns,
    views?.find(({ id }) => id === open),
  )
}

/**
 * How the user arranged the columns. Without a saved view the browser stores it; in a saved view it lasts until it is
 * saved with the view.
 */
function useColumns(screen: string, columns: readonly Column<never>[], view: SavedView | undefined): Columns {
  const key = `columns:${screen}`
  const [own, setOwn] = useState(() => stored(key))
  const [changed, setChanged] = useState<{ view: number; layout: readonly ColumnLayout[] }>()
  const ofView = changed && changed.view === view?.id ? changed.layout : undefined

  function change(layout: readonly ColumnLayout[]) {
    if (view) return setChanged({ view: view.id, layout })
    setOwn(layout)
    localStorage.setItem(key, JSON.stringify(layout))
  }

  return {
    layout: completeLayout(columns, view ? (ofView ?? layoutOf(view)) : own),
    change,
    modified: ofView !== undefined,
    reset: () => setChanged(undefined),
  }
}

function layoutOf({ definition }: SavedView): ColumnLayout[] {
  return definition.columns.map(({ field, hidden = false, width }) => ({ id: field, hidden, ...(width !== undefined && { width }) }))
}

function stored(key: string): readonly ColumnLayout[] {
  try {
    const layout: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(layout) ? layout.filter(isColumnLayout) : []
  } catch {
    return []
  }
}

function isColumnLayout(value: unknown): value is ColumnLayout {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'hidden' in value
}
