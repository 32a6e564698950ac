import { stockStatuses } from '../../contract/stock-status.ts'
import { useCustomers } from '../customers/use-customers.ts'
import { SearchInput } from '../form/search-input.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import type { InventorySearch } from './inventory-search.ts'

interface InventoryFiltersProps {
  search: InventorySearch
  onChange: (change: InventorySearch) => void
}

export const noFilters: InventorySearch = { q: undefined, status: undefined, owner: undefined, page: undefined }

export function hasFilters(search: InventorySearch): boolean {
  return Boolean(search.q || search.status || search.owner)
}

export function InventoryFilters({ search, onChange }: InventoryFiltersProps) {
  const customers = useCustomers()
  const owners = (customers.data ?? []).map((customer) => ({ value: String(customer.id), label: customer.name }))
  const statuses = stockStatuses.map((status) => ({ value: status, label: status }))
  return (
    <>
      <SearchInput
        className="w-full sm:w-44 lg:w-68"
        placeholder="Search inventory..."
        value={search.q ?? ''}
        onValueChange={(q) => onChange({ q: q || undefined, page: undefined })}
      />
      <Select
        aria-label="Status"
        className="max-sm:flex-1"
        value={search.status ?? 'all'}
        onValueChange={(value) => onChange({ status: stockStatuses.find((status) => status === value), page: undefined })}
        options={[{ value: 'all', label: 'All statuses' }, ...statuses]}
      />
      <Select
        aria-label="Customer"
        className="max-sm:flex-1 sm:w-48"
        value={String(search.owner ?? 'all')}
        onValueChange={(value) => onChange({ owner: ownerFilter(value), page: undefined })}
        options={[{ value: 'all', label: 'All customers' }, { value: 'unallocated', label: 'Unallocated' }, ...owners]}
      />
      {hasFilters(search) && (
        <Button variant="ghost" onClick={() => onChange(noFilters)}>
          Clear all
        </Button>
      )}
    </>
  )
}

function ownerFilter(value: string): InventorySearch['owner'] {
  if (value === 'all') return undefined
  return value === 'unallocated' ? value : Number(value)
}
