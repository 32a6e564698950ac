import { Pencil, Trash2 } from 'lucide-react'
import type { BulkAction } from './bulk-run.ts'
import { answered, type Example, type ExampleRow, exampleList, exampleRows, longName, longRows } from './example-list.tsx'
import { ListScreen } from './list-screen.tsx'
import { useList } from './use-list.ts'

const onAdd = () => {}
const actions = () => [
  { label: 'Edit', icon: <Pencil />, onSelect: () => {}, always: true },
  { label: 'Delete', icon: <Trash2 />, onSelect: () => {}, always: true },
]
const bulk: BulkAction<ExampleRow>[] = [
  { label: 'Deactivate', running: 'Deactivating', done: (count) => `${count} deactivated`, run: async () => {}, changes: [] },
]

/** The controls of a real list with a fixed answer. */
function Screen({ selectable, addLabel, ...answer }: Partial<Example> & { selectable?: boolean; addLabel?: string }) {
  const list = { ...useList(exampleList), ...answered, ...answer }
  return (
    <ListScreen list={list} actions={actions} onAdd={onAdd} {...(selectable && { bulk })} {...(addLabel !== undefined && { addLabel })} />
  )
}

const filters = { status: ['active'], createdFrom: ['2026-11-01'], createdTo: ['2026-11-22'] }

export const Rows = () => <Screen rows={exampleRows} />
export const Selectable = () => <Screen rows={exampleRows} selectable />
export const OwnAddButton = () => <Screen rows={exampleRows} addLabel="Add Category" range="Showing 5 of 417 entries" />
export const Filtered = () => <Screen rows={exampleRows.slice(0, 2)} total={2} pages={1} q="to" filters={filters} filtered />
export const LastPageInstead = () => <Screen rows={exampleRows} page={17} askedPage={99} />
export const Empty = () => <Screen rows={[]} total={0} pages={1} />
export const NoMatch = () => <Screen rows={[]} total={0} pages={1} q={longName} filtered />
export const Loading = () => <Screen rows={undefined} total={undefined} pages={undefined} />
export const Refreshing = () => <Screen rows={exampleRows} refreshing />
export const Failed = () => <Screen rows={undefined} total={undefined} pages={undefined} error={new Error('The server is busy.')} />
export const LongNames = () => <Screen rows={longRows} total={1_234_567} estimated pages={49_383} />
