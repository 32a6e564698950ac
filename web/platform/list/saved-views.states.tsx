import { z } from 'zod'
import type { SavedView } from '../../../contract/people/saved-views/saved-views.ts'
import { SavedViews } from './saved-views.tsx'
import type { ListControls } from './use-list.ts'

const definition: SavedView['definition'] = { columns: [], filters: [], sort: null }
const view: SavedView = {
  id: 1,
  screen: 'categories',
  name: 'Inactive',
  shared: false,
  definition,
  owner: 'Mia Berg',
  mine: true,
  createdAt: '2026-11-22T08:52:00Z',
  updatedAt: '2026-11-22T08:52:00Z',
  version: 1,
}
const views: SavedView[] = [
  view,
  { ...view, id: 2, name: 'Of colleagues', shared: true, mine: false },
  { ...view, id: 3, name: 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen', shared: true },
]
const list: ListControls = {
  q: '',
  filters: {},
  sort: 'name',
  total: 417,
  estimated: false,
  error: null,
  refreshing: false,
  refetch: () => {},
  page: 1,
  askedPage: 1,
  pages: 17,
  limit: 25,
  filtered: false,
  savedView: undefined,
  setQ: () => {},
  setFilters: () => {},
  setSort: () => {},
  setPage: () => {},
  setLimit: () => {},
  clear: () => {},
  show: () => {},
}
const columns = { layout: [], modified: false, change: () => {}, reset: () => {} }
const searchSchema = z.object({ q: z.string(), sort: z.string() })
const viewed = { params: [], sort: 'name', searchSchema, columns: [], filters: {} }
const shared = { screen: 'categories', views, columns, definition: viewed } as const

export const All = () => <SavedViews {...shared} list={list} />
export const OneOpen = () => <SavedViews {...shared} list={{ ...list, savedView: 1 }} />
export const Modified = () => <SavedViews {...shared} list={{ ...list, savedView: 1, q: 'tea' }} />
export const NamesWhatIsGone = () => (
  <SavedViews
    {...shared}
    views={[{ ...view, definition: { ...definition, filters: [{ field: 'colour', values: ['red'] }], columns: [{ field: 'weight' }] } }]}
    list={{ ...list, savedView: 1 }}
  />
)
export const NoneSavedYet = () => <SavedViews {...shared} views={[]} list={{ ...list, q: 'tea' }} />
