import { Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { categoriesEndpoints } from '../../contract/categories.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { useMay } from '../lib/use-session.ts'
import { AddButton } from '../list/add-button.tsx'
import { defineList } from '../list/list-definition.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { overlayLink } from '../list/row-links.ts'
import { useList } from '../list/use-list.ts'
import { ActiveBadge } from '../ui/active-badge.tsx'
import { Truncated } from '../ui/truncated.tsx'

// The form and its validation are loaded when first opened.
const CategoryDialog = lazy(() => import('./category-dialog.tsx').then((file) => ({ default: file.CategoryDialog })))

const categoriesList = defineList(categoriesEndpoints.list, {
  screen: 'categories',
  caption: 'Categories',
  search: 'Search categories...',
  failed: 'Failed to load categories',
  empty: { title: 'No categories found', hint: 'Add the first kind of goods you store' },
  noMatch: { title: 'No categories found', hint: 'Try adjusting your search' },
  sort: 'name',
  filters: {},
  columns: [
    { id: 'name', header: 'Name', sortField: 'name', mobile: 'key', width: '30%', cell: ({ name }) => <Truncated text={name} /> },
    {
      id: 'code',
      header: 'Code',
      sortField: 'code',
      mobile: 'fact',
      cell: ({ code }) => (code === null ? '–' : <Truncated text={code} className="mono" />),
    },
    {
      id: 'description',
      header: 'Description',
      mobile: 'title',
      width: '70%',
      cell: ({ description }) => <Truncated text={description ?? '–'} className="text-ink-2" />,
    },
    { id: 'status', header: 'Status', mobile: 'status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
  ],
  rowName: ({ name }) => name,
  rowLink: ({ id }) => overlayLink('edit', id),
})

/** The Categories tab. */
export function CategoriesTable() {
  const list = useList(categoriesList)
  const mayChange = useMay('categories.change')
  const adding = useOverlay('new')
  const editing = useOverlay('edit')
  return (
    <>
      <ListScreen
        list={list}
        actions={({ id }) => (mayChange ? [{ label: 'Edit', icon: <Pencil />, always: true, onSelect: () => editing.open(id) }] : [])}
        add={mayChange && <AddButton label="Add Category" onClick={() => adding.open(true)} />}
      />
      <Suspense>
        {mayChange && adding.value && <CategoryDialog id={null} onClose={adding.close} />}
        {mayChange && editing.value && <CategoryDialog id={Number(editing.value)} onClose={editing.close} />}
      </Suspense>
    </>
  )
}
