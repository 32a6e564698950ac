import { z } from 'zod'
import { activeStates, createdRange, listQuery, several } from '../../../contract/list-query.ts'
import { categoriesEndpoints } from '../../../contract/stock/categories/categories.ts'
import { ActiveBadge } from '../ui/active-badge.tsx'
import { Truncated } from '../ui/truncated.tsx'
import { activeFilter, dateRange } from './filters.ts'
import { defineList, type ListRow } from './list-definition.ts'
import type { List } from './use-list.ts'

// The list of the states of list screens, with its rows.

export const longName = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen'

/** Categories, with a filter by dates. */
const endpoint = {
  ...categoriesEndpoints.list,
  query: listQuery(['name', 'code'], { status: several(z.enum(activeStates)).optional(), ...createdRange }),
}

export const exampleList = defineList(endpoint, {
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
    status: activeFilter,
    created: dateRange('Created'),
  },
  sort: 'name',
  rowName: ({ name }) => name,
  rowLink: () => ({ to: '/' }),
  failed: 'Failed to load categories',
  empty: { title: 'No categories yet', add: { hint: 'Categories group items in the inventory.', label: 'Add Category' } },
  noMatch: { title: 'No categories match', hint: 'Try another word or remove a filter.' },
})

export type ExampleRow = ListRow<typeof endpoint>
export type Example = List<ExampleRow>

/** What is known of a list that was read. */
export const answered = { error: null, refreshing: false, total: 417, pages: 17, page: 1, askedPage: 1, limit: 25 } as const

export const exampleRows: ExampleRow[] = ['Tobacco', 'Spirits', 'Coffee', 'Packaging', 'Groceries'].map((name, index) => ({
  id: index + 1,
  name,
  code: name.slice(0, 3).toUpperCase(),
  description: `Items of the category ${name}`,
  isActive: index !== 3,
  exciseCode: null,
  version: 1,
}))
export const longRows = exampleRows.map((row, index) =>
  index === 0 ? { ...row, name: longName, code: longName.toUpperCase(), description: longName } : row,
)
