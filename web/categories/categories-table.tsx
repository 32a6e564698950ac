import { Pencil, Plus } from 'lucide-react'
import { useMemo } from 'react'
import type { Category } from '../../contract/categories.ts'
import { SearchInput } from '../form/search-input.tsx'
import { ActiveBadge } from '../inventory/active-badge.tsx'
import type { InventorySearch } from '../inventory/inventory-search.ts'
import { useInventorySearch } from '../inventory/use-inventory-search.ts'
import { detailFor } from '../lib/api.ts'
import { defaultPageSize } from '../lib/use-list-page.ts'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Truncated } from '../ui/truncated.tsx'
import { useCategoriesPage } from './use-categories.ts'

interface CategoriesTableProps {
  /** Undefined when the user isn't allowed to. */
  onAdd: (() => void) | undefined
  onEdit: ((category: Category) => void) | undefined
}

const sorts = ['name', '-name', 'code', '-code'] as const

export function CategoriesTable({ onAdd, onEdit }: CategoriesTableProps) {
  const [search, setSearch] = useInventorySearch()
  const { q, page = 1, rows: pageSize = defaultPageSize } = search
  const sort = sorts.find((known) => known === search.order) ?? 'name'
  const categories = useCategoriesPage({ ...(q && { q }), sort, page, pageSize })
  const columns = useMemo(() => categoryColumns(onEdit), [onEdit])

  return (
    <DataTable
      name="categories"
      caption="Categories"
      columns={columns}
      rows={categories.data?.rows}
      rowKey={(category) => category.id}
      skeletonRows={pageSize}
      refreshing={categories.isPlaceholderData}
      error={categories.isError ? 'Failed to load categories' : null}
      errorDetail={categories.isError && detailFor(categories.error)}
      onRetry={() => void categories.refetch()}
      toolbar={
        <SearchInput
          className="w-full sm:w-68"
          placeholder="Search categories..."
          value={q ?? ''}
          onValueChange={(next) => setSearch({ q: next || undefined, page: undefined })}
        />
      }
      filtered={Boolean(q)}
      empty={
        <EmptyState
          title="No categories found"
          hint="Add the first kind of goods you store"
          action={
            onAdd && (
              <Button icon={<Plus aria-hidden />} onClick={onAdd}>
                Add Category
              </Button>
            )
          }
        />
      }
      noMatch={
        <EmptyState
          searched
          title="No categories found"
          hint="Try adjusting your search"
          action={<Button onClick={() => setSearch({ q: undefined, page: undefined })}>Clear search</Button>}
        />
      }
      sort={sort}
      onSortChange={(next) => setSearch({ order: next as InventorySearch['order'], page: undefined })}
      paging={{
        page,
        pageSize,
        total: categories.data?.total,
        onPageChange: (next) => setSearch({ page: next === 1 ? undefined : next }),
        onPageSizeChange: (next) => setSearch({ rows: next === defaultPageSize ? undefined : next, page: undefined }),
      }}
      onRowOpen={onEdit}
    />
  )
}

function categoryColumns(onEdit: ((category: Category) => void) | undefined): readonly Column<Category>[] {
  return [
    { id: 'name', header: 'Name', sortField: 'name', mobile: 'key', width: '30%', cell: ({ name }) => <Truncated text={name} /> },
    {
      id: 'code',
      header: 'Code',
      sortField: 'code',
      cell: ({ code }) => (code === null ? '–' : <Truncated text={code} className="mono" />),
    },
    {
      id: 'description',
      header: 'Description',
      width: '70%',
      cell: ({ description }) => <Truncated text={description ?? '–'} className="text-ink-2" />,
    },
    { id: 'status', header: 'Status', mobile: 'status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
    {
      id: 'actions',
      header: 'Actions',
      mobile: 'actions',
      cell: (category) =>
        onEdit && (
          <IconButton
            size="sm"
            className="max-sm:border-line-strong"
            label={`Edit ${category.name}`}
            icon={<Pencil />}
            onClick={() => onEdit(category)}
          />
        ),
    },
  ]
}
