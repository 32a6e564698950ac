import { type KeyboardEvent, type ReactNode, useState } from 'react'

interface WindowedListProps<Item> {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string | number
  /** In pixels at 16 px a rem; every row is equally high. */
  rowHeight: number
  renderItem: (item: Item) => ReactNode
}

const rowsInSight = 5
/** Extra rows rendered above and below, so that neither scrolling nor the Tab key meets a gap. */
const rowsAround = 8

/** Arrow keys move the focus to the next row's control; the browser scrolls along. */
function stepByArrow(event: KeyboardEvent<HTMLUListElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('input:enabled, button:enabled')]
  const current = controls.findIndex((control) => control.contains(document.activeElement))
  const next = controls[event.key === 'ArrowDown' ? current + 1 : current - 1]
  if (current < 0 || !next) return
  event.preventDefault()
  next.focus()
}

/** A scrolling list that renders only the visible rows. */
export function WindowedList<Item>({ label, items, itemKey, rowHeight, renderItem }: WindowedListProps<Item>) {
  const [top, setTop] = useState(0)
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), items.length - rowsInSight) - rowsAround)
  const drawn = items.slice(first, first + rowsInSight + 2 * rowsAround)
  return (
    <div
      className="overflow-y-auto"
      style={{ height: Math.min(items.length, rowsInSight) * rowHeight }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <ul aria-label={label} onKeyDown={stepByArrow} className="relative" style={{ height: items.length * rowHeight }}>
        {drawn.map((item, index) => (
          <li
            key={itemKey(item)}
            aria-setsize={items.length}
            aria-posinset={first + index + 1}
            className="absolute inset-x-0"
            style={{ top: (first + index) * rowHeight, height: rowHeight }}
          >
            {renderItem(item)}
          </li>
        ))}
      </ul>
    </div>
  )
}
