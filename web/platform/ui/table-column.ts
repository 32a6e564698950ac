import type { LinkProps } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'

export interface Column<Row, Sort extends string = string> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The fields of the row that the cell reads, so that a list asks only for what its visible columns need: see reading(). */
  reads?: readonly string[]
  /** Right for numbers. */
  align?: 'right'
  /** The field of the list call's `sort`; gives the header its button. */
  sortField?: Sort
  /** Its position on the two-line card below 640 px: key and status above, title and fact below. Others aren't on the card. */
  mobile?: 'key' | 'status' | 'title' | 'fact'
  /** A CSS width; a percentage is a share of the remaining width, and overflow is truncated (see Truncated). */
  width?: string
  /** Left out of tables narrower than 48rem, 56rem or 66rem, so that the more important columns stay in view. */
  from?: 'small' | 'medium' | 'wide'
  /** Whether users can hide it; default true except for the key. */
  hideable?: boolean
  /** Left out while the warehouse has one site. */
  ofSites?: true
  /** Left out of the screens of customers. */
  forStaff?: true
  /** Hidden until the user shows it. */
  extra?: true
}

/** How a user arranged a table: every column then known, in order. */
export interface ColumnLayout {
  id: string
  hidden: boolean
  /** In pixels, when the user changed it. */
  width?: number
}

/** In pixels. */
export const narrowestColumn = 48

/** Where a row leads. */
export type RowLink = Pick<LinkProps, 'to' | 'params' | 'search' | 'state' | 'resetScroll'>

export interface RowAction {
  /** 'Edit'. */
  label: string
  icon: ReactElement
  onSelect: () => void
  /** Always in sight, as the specification shows it; the others appear on hover and focus, and in the row's menu. */
  always?: boolean
  /** Drawn as its icon, or as its label. Default icon. */
  look?: 'icon' | 'text'
  /** Why it can't be done with this row. */
  unavailable?: string | undefined
  pending?: boolean
}

export function isHideable(column: Column<never>): boolean {
  return column.hideable ?? column.mobile !== 'key'
}

/** Columns in the user's order, without hidden ones. A column the layout doesn't name, as it is new, stands where it stands by default. */
export function arrangedColumns<C extends Column<never>>(columns: readonly C[], layout: readonly ColumnLayout[] | undefined): C[] {
  return completeLayout(columns, layout)
    .filter(({ hidden }) => !hidden)
    .flatMap(({ id, width }) => {
      const column = columns.find((known) => known.id === id)
      return column ? [width === undefined ? column : { ...column, width: `${width}px` }] : []
    })
}

/** The layout with every column there is. */
export function completeLayout(columns: readonly Column<never>[], layout: readonly ColumnLayout[] = []): ColumnLayout[] {
  const complete = layout.filter(({ id }) => columns.some((column) => column.id === id))
  for (const [index, column] of columns.entries()) {
    if (complete.some(({ id }) => id === column.id)) continue
    complete.splice(Math.min(index, complete.length), 0, { id: column.id, hidden: column.extra === true })
  }
  return complete
}
