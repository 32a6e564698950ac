import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

const long = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen'

export const NothingYet = () => (
  <EmptyState
    title="No movements yet"
    hint="Click 'New Movement' to create your first one."
    action={<Button variant="primary">New Movement</Button>}
  />
)
export const NothingMatches = () => (
  <EmptyState searched title="No movements match" hint="Try another number or remove a filter." action={<Button>Clear filters</Button>} />
)
export const LongText = () => (
  <EmptyState
    searched
    title={`No items match '${long}'`}
    hint={`${long} ${long} is neither a SKU, a name nor a category of any item. Remove a filter, or search for something shorter.`}
    action={
      <>
        <Button>Clear filters</Button>
        <Button variant="primary">Add Item</Button>
      </>
    }
  />
)
