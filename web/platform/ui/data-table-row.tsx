import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import { classNames } from './class-names.ts'
import { RowActions } from './row-actions.tsx'
import type { Column, RowAction, RowLink } from './table-column.ts'

interface DataTableRowProps<Row> {
  row: Row
  rowKey: string
  index: number
  columns: readonly Column<Row>[]
  /** Names the row for its checkbox and buttons. */
  rowName: string
  /** For the element that shows the row's name. */
  nameId: string
  link: RowLink | undefined
  /** Undefined in a table without actions. */
  actions: readonly RowAction[] | undefined
  /** Undefined without selection. */
  selected: boolean | undefined
  onSelect: (chosen: boolean) => void
}

export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { row, rowKey, index, columns, rowName, nameId, link, actions, selected, onSelect } = props
  return (
    // The link in the row is what keyboards and screen readers use; a click elsewhere in the row follows the same link.
    <tr
      data-row={index}
      data-key={rowKey}
      tabIndex={-1}
      data-selected={selected || undefined}
      {...(link && { 'data-linked': true, onClick: follow, onAuxClick: followInNewTab, onMouseDown: keepFromScrolling })}
    >
      {selected !== undefined && (
        <td className="cell-select">
          <Checkbox aria-label={`Select ${rowName}`} checked={selected} onCheckedChange={onSelect} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          data-align={column.align}
          className={classNames(
            `cell-${column.mobile ?? 'off-card'}`,
            column.from && `from-${column.from}`,
            column.align && 'figures',
            /%|px$/.test(column.width ?? '') && 'cell-cut',
          )}
        >
          {column.mobile === 'key' ? (
            <RowName id={nameId} link={link}>
              {column.cell(row)}
            </RowName>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {actions && (
        <td className="cell-actions">
          <RowActions rowName={rowName} nameId={nameId} actions={actions} />
        </td>
      )}
    </tr>
  )
}

function RowName({ id, link, children }: { id: string; link: RowLink | undefined; children: ReactNode }) {
  if (!link) return <span id={id}>{children}</span>
  return (
    <Link {...link} id={id} data-row-link className="row-link">
      {children}
    </Link>
  )
}

const controls = 'a, button, input, select, textarea, label, [role^="menuitem"], [role="dialog"]'

/** The row's link, unless the click hit a control of its own or ended a selection of text. */
function linkFor(event: MouseEvent<HTMLTableRowElement>): HTMLAnchorElement | null {
  const { currentTarget: row, target } = event
  const inRow = target instanceof Element && row.contains(target)
  if (event.defaultPrevented || !inRow || target.closest(controls)) return null
  const selection = window.getSelection()
  if (selection && !selection.isCollapsed && selection.containsNode(row, true)) return null
  return row.querySelector<HTMLAnchorElement>('a[data-row-link]')
}

function follow(event: MouseEvent<HTMLTableRowElement>) {
  const link = linkFor(event)
  const { ctrlKey, metaKey, shiftKey } = event
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}

function followInNewTab(event: MouseEvent<HTMLTableRowElement>) {
  const link = event.button === 1 ? linkFor(event) : null
  if (link) window.open(link.href, '_blank', 'noopener')
}

/** Pressing the middle button would begin to scroll the page. */
function keepFromScrolling(event: MouseEvent<HTMLTableRowElement>) {
  if (event.button === 1 && linkFor(event)) event.preventDefault()
}
