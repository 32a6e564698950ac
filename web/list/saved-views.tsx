import { ChevronDown, Users } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { lazy, Suspense, useState } from 'react'
import type { SavedView } from '../../contract/saved-views.ts'
import { detailFor } from '../lib/api.ts'
import { useMay } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { toast } from '../ui/toast.tsx'
import type { Columns } from './use-columns.ts'
import type { ListControls, ListState } from './use-list.ts'
import { useDeleteSavedView, useUpdateSavedView } from './use-saved-views.ts'
import { showsSame, stateOfView, viewDefinition } from './view-definition.ts'

// Loaded when first opened.
const SaveViewDialog = lazy(() => import('./save-view-dialog.tsx').then((file) => ({ default: file.SaveViewDialog })))

interface SavedViewsProps {
  screen: SavedView['screen']
  views: readonly SavedView[]
  list: ListControls
  columns: Columns
  params: readonly string[]
  defaultSort: string
}

/** Saved views as tabs, or without any a button that saves the first; while the open one shows something else than was saved, Save and Cancel stand beside it. */
export function SavedViews({ screen, views, list, columns, params, defaultSort }: SavedViewsProps) {
  const [naming, setNaming] = useState<'new' | SavedView | null>(null)
  const open = views.find(({ id }) => id === list.savedView)
  const blank: ListState = { q: '', filters: {}, sort: defaultSort }
  const shown: ListState = { q: list.q, filters: list.filters, sort: list.sort }
  const saved = open && stateOfView(open, params, defaultSort)
  const modified = saved !== undefined && (columns.modified || !showsSame(shown, saved))
  const canSave = !open && !showsSame(shown, blank)
  const definition = viewDefinition(shown, columns.layout)

  return (
    <>
      {views.length === 0 && canSave && (
        <Button variant="ghost" onClick={() => setNaming('new')}>
          Save view
        </Button>
      )}
      {views.length > 0 && (
        <nav aria-label="Saved views" className="saved-views no-scrollbar">
          <ViewTab label="All" current={!open} onOpen={() => list.show(blank)} />
          {views.map((view) => (
            <span key={view.id} className="flex items-center">
              <ViewTab
                label={view.name}
                shared={view.shared}
                current={view === open}
                onOpen={() => list.show(stateOfView(view, params, defaultSort), view.id)}
              />
              {view === open && <ViewMenu view={view} onRename={() => setNaming(view)} onDeleted={() => list.show(blank)} />}
            </span>
          ))}
          {modified && open && saved && (
            <ViewChange
              view={open}
              definition={definition}
              onSaved={columns.reset}
              onCancel={() => {
                columns.reset()
                list.show(saved, open.id)
              }}
            />
          )}
          {(canSave || modified) && (
            <Button size="sm" variant="ghost" onClick={() => setNaming('new')}>
              {modified ? 'Save as new' : 'Save view'}
            </Button>
          )}
        </nav>
      )}
      <Suspense>
        {naming && (
          <SaveViewDialog
            screen={screen}
            view={naming === 'new' ? null : naming}
            definition={definition}
            onCreated={(view) => {
              columns.reset()
              list.show(shown, view.id)
            }}
            onClose={() => setNaming(null)}
          />
        )}
      </Suspense>
    </>
  )
}

interface ViewTabProps {
  label: string
  shared?: boolean
  current: boolean
  onOpen: () => void
}

function ViewTab({ label, shared, current, onOpen }: ViewTabProps) {
  return (
    <button type="button" aria-current={current || undefined} onClick={onOpen} className={classNames('saved-view', current && 'current')}>
      <span className="max-w-56 truncate">{label}</span>
      {shared && <Users aria-label="Shared" className="size-3.5!" />}
    </button>
  )
}

interface ViewChangeProps {
  view: SavedView
  definition: SavedView['definition']
  onSaved: () => void
  onCancel: () => void
}

function ViewChange({ view, definition, onSaved, onCancel }: ViewChangeProps) {
  const update = useUpdateSavedView()
  const mayChange = useMayChange(view)
  return (
    <span className="flex items-center gap-1.5">
      <span className="text-small text-muted">Modified</span>
      {mayChange && (
        <Button
          size="sm"
          pending={update.isPending}
          onClick={() => update.mutate({ view, change: { definition } }, { onSuccess: onSaved, onError: tell })}
        >
          Save
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </span>
  )
}

function ViewMenu({ view, onRename, onDeleted }: { view: SavedView; onRename: () => void; onDeleted: () => void }) {
  const update = useUpdateSavedView()
  const remove = useDeleteSavedView()
  const mayChange = useMayChange(view)
  const mayShare = useMay('saved-views.share')
  if (!mayChange) return null
  const deleted = () => {
    onDeleted()
    toast({ title: 'View deleted', description: view.name })
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={`Actions for view ${view.name}`}
        className="grid size-7 place-items-center rounded-control text-muted hover:bg-hover hover:text-ink pointer-coarse:size-11"
      >
        <ChevronDown aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="start" sideOffset={4} className="menu">
          <DropdownMenu.Item className="menu-item" onSelect={onRename}>
            Rename
          </DropdownMenu.Item>
          {mayShare && (
            <DropdownMenu.Item
              className="menu-item"
              onSelect={() => update.mutate({ view, change: { shared: !view.shared } }, { onError: tell })}
            >
              {view.shared ? 'Stop sharing' : 'Share with colleagues'}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item className="menu-item" onSelect={() => remove.mutate(view, { onSuccess: deleted, onError: tell })}>
            Delete
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** One's own; administrators also change what colleagues share. */
function useMayChange(view: SavedView): boolean {
  return useMay(view.mine ? 'saved-views.change' : 'saved-views.change-of-colleagues')
}

function tell(error: Error) {
  toast({ title: 'Error', description: detailFor(error), tone: 'destructive' })
}
