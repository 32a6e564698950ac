import { WindowedList } from './windowed-list.tsx'

const items = Array.from({ length: 400 }, (_, index) => ({ id: index + 1, sku: `COF-${String(index + 1).padStart(4, '0')}` }))

function List({ label, rows }: { label: string; rows: typeof items }) {
  return (
    <WindowedList
      label={label}
      items={rows}
      itemKey={({ id }) => id}
      rowHeight={44}
      renderItem={({ sku }) => (
        <button type="button" className="h-full w-full truncate px-3 text-left">
          {sku}
        </button>
      )}
    />
  )
}

export const FourHundred = () => <List label="Items" rows={items} />
export const Two = () => <List label="Two items" rows={items.slice(0, 2)} />
export const LongNames = () => (
  <List
    label="Items with long names"
    rows={items
      .slice(0, 3)
      .map(({ id }) => ({ id, sku: `Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen ${id}` }))}
  />
)
