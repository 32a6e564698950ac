import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { customerTypeShort } from '../../../contract/people/customers/customer-types.ts'
import type { Customer } from '../../../contract/people/customers/customers.ts'
import { SearchInput } from '../../platform/form/search-input.tsx'
import { folded } from '../../platform/list/loaded-rows.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { Panel } from '../../platform/ui/panel.tsx'

interface CrmCustomersProps {
  customers: readonly Customer[]
  selected: number | undefined
  /** Stays open when another customer is selected. */
  tab: string | undefined
}

/** The customers to choose from. */
export function CrmCustomers({ customers, selected, tab }: CrmCustomersProps) {
  const [q, setQ] = useState('')
  const words = folded(q).split(/\s+/)
  const found = customers.filter(({ name }) => words.every((word) => folded(name).includes(word)))
  return (
    <Panel>
      <div className="border-b border-line p-2">
        <SearchInput placeholder="Search customers..." value={q} onValueChange={setQ} />
      </div>
      {found.length === 0 ? (
        <EmptyState
          searched={q !== ''}
          title="No customers found"
          hint={q === '' ? 'Add customers in the Customer Portfolio.' : 'Try adjusting your search'}
        />
      ) : (
        <nav aria-label="Customers" className="xl:max-h-[calc(100dvh-var(--topbar)-7rem)] xl:overflow-y-auto">
          <ul>
            {found.map(({ id, name, type }) => (
              <li key={id} className="border-line not-last:border-b">
                <Link
                  to="."
                  search={{ customer: String(id), tab }}
                  resetScroll={selected === undefined}
                  aria-current={id === selected ? 'true' : undefined}
                  data-customer={id}
                  className="flex min-h-(--touch) items-center gap-2.5 px-3.5 py-2 font-medium hover:bg-hover focus-visible:shadow-[inset_0_0_0_var(--focus-width)_var(--primary-text)] aria-[current]:bg-selected"
                >
                  <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                  <Badge tone={customerTypeShort(type) === 'Full 3PL' ? 'blue' : 'purple'}>{customerTypeShort(type)}</Badge>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Panel>
  )
}
