import type { SavedView } from '../../../contract/people/saved-views/saved-views.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'

interface Opened {
  onClose: () => void
}

const definition: SavedView['definition'] = { columns: [], filters: [], sort: null }
const view: SavedView = {
  id: 1,
  screen: 'categories',
  name: 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen',
  shared: true,
  definition,
  owner: 'Mia Berg',
  mine: true,
  createdAt: '2026-11-22T08:52:00Z',
  updatedAt: '2026-11-22T08:52:00Z',
  version: 1,
}

export const OpenNew = ({ onClose }: Opened) => (
  <SaveViewDialog screen="categories" view={null} definition={definition} onCreated={onClose} onClose={onClose} />
)
export const OpenLongName = ({ onClose }: Opened) => (
  <SaveViewDialog screen="categories" view={view} definition={definition} onCreated={onClose} onClose={onClose} />
)
