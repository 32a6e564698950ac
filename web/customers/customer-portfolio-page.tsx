import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { Customer } from '../../contract/customers.ts'
import { SearchInput } from '../form/search-input.tsx'
import { detailFor } from '../lib/api.ts'
import { defaultPageSize } from '../lib/use-list-page.ts'
import { useMay } from '../lib/use-session.ts'
import { startViewAs } from '../lib/view-as.ts'
import { Page } from '../shell/page.tsx'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { toast } from '../ui/toast.tsx'
import type { Credentials } from './credentials-dialog.tsx'
import { customerColumns } from './customer-columns.tsx'
import { type CustomersSearch, useCustomersSearch } from './customers-search.ts'
import { useCustomersPage } from './use-customers.ts'

// Forms and their validation are loaded when first opened.
const AddCustomerDialog = lazy(() => import('./add-customer-dialog.tsx').then((file) => ({ default: file.AddCustomerDialog })))
const EditCustomerDialog = lazy(() => import('./edit-customer-dialog.tsx').then((file) => ({ default: file.EditCustomerDialog })))
const CredentialsDialog = lazy(() => import('./credentials-dialog.tsx').then((file) => ({ default: file.CredentialsDialog })))

type OpenDialog = { kind: 'add' } | { kind: 'edit'; customer: Customer } | { kind: 'credentials'; credentials: Credentials }

/** Customer Portfolio: every customer. */
export function CustomerPortfolioPage() {
  const mayAdd = useMay('customers.create')
  const mayEdit = useMay('customers.update')
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  const add = mayAdd ? () => setDialog({ kind: 'add' }) : undefined

  return (
    <Page
      title="Customer Portfolio"
      subtitle="Manage and monitor all customer accounts and relationships"
      actions={
        add && (
          <Button variant="primary" className="max-sm:flex-1" icon={<Plus aria-hidden />} onClick={add}>
            Add Customer
          </Button>
        )
      }
    >
      <CustomersTable onAdd={add} onEdit={mayEdit ? (customer) => setDialog({ kind: 'edit', customer }) : undefined} />
      <Suspense>
        {dialog?.kind === 'add' && (
          <AddCustomerDialog
            onClose={close}
            onCreated={(credentials) => setDialog(credentials ? { kind: 'credentials', credentials } : null)}
          />
        )}
        {dialog?.kind === 'edit' && <EditCustomerDialog customer={dialog.customer} onClose={close} />}
        {/* Closing it removes the password from memory. */}
        {dialog?.kind === 'credentials' && <CredentialsDialog credentials={dialog.credentials} onClose={close} />}
      </Suspense>
    </Page>
  )
}

interface CustomersTableProps {
  onAdd: (() => void) | undefined
  onEdit: ((customer: Customer) => void) | undefined
}

function CustomersTable({ onAdd, onEdit }: CustomersTableProps) {
  const [search, setSearch] = useCustomersSearch()
  const { q, sort = 'name', page = 1, rows: pageSize = defaultPageSize } = search
  const customers = useCustomersPage({ ...(q && { q }), sort, page, pageSize })
  const mayViewAs = useMay('customers.view-as')
  const { viewAs, opening } = useViewAs()
  const onViewAs = mayViewAs ? viewAs : undefined
  const columns = useMemo(() => customerColumns({ onViewAs, onEdit, opening }), [onViewAs, onEdit, opening])

  return (
    <DataTable
      name="customers"
      caption="Customers"
      columns={columns}
      rows={customers.data?.rows}
      rowKey={(customer) => customer.id}
      skeletonRows={pageSize}
      refreshing={customers.isPlaceholderData}
      error={customers.isError ? 'Failed to load customers' : null}
      errorDetail={customers.isError && detailFor(customers.error)}
      onRetry={() => void customers.refetch()}
      toolbar={
        <SearchInput
          className="w-full sm:w-68"
          placeholder="Search customers..."
          value={q ?? ''}
          onValueChange={(next) => setSearch({ q: next || undefined, page: undefined })}
        />
      }
      filtered={Boolean(q)}
      empty={
        <EmptyState
          title="No customers found"
          hint="Add your first customer to get started"
          action={
            onAdd && (
              <Button icon={<Plus aria-hidden />} onClick={onAdd}>
                Add Customer
              </Button>
            )
          }
        />
      }
      noMatch={
        <EmptyState
          searched
          title="No customers found"
          hint="Try adjusting your search"
          action={<Button onClick={() => setSearch({ q: undefined, page: undefined })}>Clear search</Button>}
        />
      }
      sort={sort}
      onSortChange={(next) => setSearch({ sort: next as CustomersSearch['sort'], page: undefined })}
      paging={{
        page,
        pageSize,
        total: customers.data?.total,
        onPageChange: (next) => setSearch({ page: next === 1 ? undefined : next }),
        onPageSizeChange: (next) => setSearch({ rows: next === defaultPageSize ? undefined : next, page: undefined }),
      }}
      {...(onEdit && { onRowOpen: onEdit })}
    />
  )
}

function useViewAs() {
  const navigate = useNavigate()
  const start = useMutation({
    mutationFn: (customer: Customer) => startViewAs({ customerId: customer.id, customerName: customer.name }),
    onSuccess: async (_, customer) => {
      await navigate({ to: '/dashboard' })
      toast({ title: 'Viewing as Customer', description: `You see what ${customer.name} sees.` })
    },
    onError: (error) => toast({ title: 'Error', description: detailFor(error), tone: 'destructive' }),
  })
  return { viewAs: start.mutate, opening: start.isPending ? start.variables.id : undefined }
}
