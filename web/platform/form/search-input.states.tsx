import { useState } from 'react'
import { ScanSearchInput, SearchInput } from './search-input.tsx'

function Search({ start, placeholder = 'Search items…' }: { start: string; placeholder?: string }) {
  const [value, change] = useState(start)
  return <SearchInput value={value} onValueChange={change} placeholder={placeholder} />
}

export const Empty = () => <Search start="" />
export const Typed = () => <Search start="colombia" placeholder="Search movements…" />
export const LongText = () => (
  <Search start="Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen" placeholder="Search receipts…" />
)
export function TakesScans() {
  const [value, change] = useState('')
  return <ScanSearchInput value={value} onValueChange={change} onScan={() => null} placeholder="Search or scan products…" />
}
