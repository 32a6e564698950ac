import { Pencil, Trash2 } from 'lucide-react'
import { categoriesEndpoints } from '../../contract/categories.ts'
import { ActiveBadge } from '../ui/active-badge.tsx'
import { Truncated } from '../ui/truncated.tsx'
import type { BulkAction } from './bulk-run.ts'
import { choices, dateRange } from './filters.ts'
import { defineList } from './list-definition.ts'
import { ListScreen } from './list-screen.tsx'
import { type List, useList } from './use-list.ts'

const longName = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen'

const categories = defineList(categoriesEndpoints.list, {
  screen: 'categories',
  caption: 'Categories',
  search: 'Search categories…',
  columns: [
    { id: 'name', header: 'Name', mobile: 'key', sortField: 'name', width: '40%', cell: ({ name }) => <Truncated text={name} /> },
    { id: 'code', header: 'Code', mobile: 'fact', width: '8rem', cell: ({ code }) => <Truncated className="mono" text={code ?? '–'} /> },
    {
      id: 'description',
      header: 'Description',
      from: 'medium',
      width: '60%',
      cell: ({ description }) => <Truncated text={description ?? '–'} />,
    },
    { id: 'status', header: 'Status', mobile: 'status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
  ],
  filters: {
    isActive: choices(
      'Status',
      [
        { value: 'true', label: 'Active' },
        { value: 'false', label: 'Inactive' },
      ],
      { all: 'All Statuses', single: true },
    ),
    created: dateRange('Created'),
  },
  sort: 'name',
  rowName: ({ name }) => name,
  rowLink: () => ({ to: '/' }),
  failed: 'Failed to load categories',
  empty: { title: 'No categories yet', add: { hint: 'Categories group items in the inventory.', label: 'Add Category' } },
  noMatch: { title: 'No categories match', hint: 'Try another word or remove a filter.' },
})

type Categories = List<typeof categoriesEndpoints.list>
type Category = NonNullable<Categories['rows']>[number]

const rows: Category[] = ['Tobacco', 'Spirits', 'Coffee', 'Packaging', 'Groceries'].map((name, index) => ({
  id: index + 1,
  name,
  code: name.slice(0, 3).toUpperCase(),
  description: `Items of the category ${name}`,
  isActive: index !== 3,
  version: 1,
}))
const long = rows.map((row, index) => (index === 0 ? { ...row, name: longName, code: longName.toUpperCase(), description: longName } : row))

const onAdd = () => {}
const actions = () => [
  { label: 'Edit', icon: <Pencil />, onSelect: () => {}, always: true },
  { label: 'Delete', icon: <Trash2 />, onSelect: () => {}, always: true },
]
const bulk: BulkAction<Category>[] = [
  { label: 'Deactivate', running: 'Deactivating', done: (count) => `${count} deactivated`, run: async () => {}, changes: [] },
]

/** The controls of a real list with a fixed answer. */
function Screen({ selectable, ...answer }: Partial<Categories> & { selectable?: boolean }) {
  const list = useList(categories)
  const fixed: Categories = { ...list, error: null, refreshing: false, total: 417, pages: 17, page: 1, askedPage: 1, limit: 25, ...answer }
  return <ListScreen list={fixed} actions={actions} onAdd={onAdd} {...(selectable && { bulk })} />
}

const filters = { isActive: ['true'], createdFrom: ['2026-11-01'], createdTo: ['2026-11-22'] }

export const Rows = () => <Screen rows={rows} />
export const Selectable = () => <Screen rows={rows} selectable />
export const Filtered = () => <Screen rows={rows.slice(0, 2)} total={2} pages={1} q="to" filters={filters} filtered />
export const LastPageInstead = () => <Screen rows={rows} page={17} askedPage={99} />
export const Empty = () => <Screen rows={[]} total={0} pages={1} />
export const NoMatch = () => <Screen rows={[]} total={0} pages={1} q={longName} filtered />
export const Loading = () => <Screen rows={undefined} total={undefined} pages={undefined} />
export const Refreshing = () => <Screen rows={rows} refreshing />
export const Failed = () => <Screen rows={undefined} total={undefined} pages={undefined} error={new Error('The server is busy.')} />
export const LongNames = () => <Screen rows={long} total={1_234_567} estimated pages={49_383} />
