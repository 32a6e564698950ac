import { categories, categoriesEndpoints } from '../../../contract/stock/categories/categories.ts'
import { overlayLink } from '../../platform/address/overlay-link.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { EditableList } from '../../platform/list/editable-list.tsx'
import { activeFilter } from '../../platform/list/filters.ts'
import { defineList } from '../../platform/list/list-definition.ts'
import { useList } from '../../platform/list/use-list.ts'
import { columnsOf } from '../../platform/record/record-columns.tsx'

// The form and its validation are loaded when first opened.
const CategoryDialog = lazyPart(() => import('./category-dialog.tsx'), 'CategoryDialog')

const column = columnsOf(categories)

const categoriesList = defineList(categoriesEndpoints.list, {
  screen: 'categories',
  caption: 'Categories',
  search: 'Search categories...',
  failed: 'Failed to load categories',
  empty: { title: 'No categories found', add: { hint: 'Add a category for the goods you store', label: 'Add Category' } },
  noMatch: { title: 'No categories found', hint: 'Try adjusting your search' },
  sort: 'name',
  filters: { status: activeFilter },
  columns: [
    column('name', { mobile: 'key', width: '30%' }),
    column('code', { mobile: 'fact', className: 'mono' }),
    column('description', { mobile: 'title', width: '70%', className: 'text-ink-2' }),
    column('isActive', { id: 'status', mobile: 'status' }),
  ],
  rowName: ({ name }) => name,
  rowLink: ({ id }) => overlayLink('edit', id),
})

const useCategory = (id: number) => useRead(categoriesEndpoints.get, { params: { id } })

/** The Categories tab. */
export function CategoriesTable() {
  const list = useList(categoriesList)
  return (
    <EditableList list={list} noun="Category" mayChange={useMay('categories.change')} useRecord={useCategory} dialog={CategoryDialog} />
  )
}
