import { ChevronDown, Users } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Suspense, useState } from 'react'
import type { SavedView } from '../../../contract/people/saved-views/saved-views.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { toast, toastError } from '../lib/toast.ts'
import { useMay } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Note } from '../ui/note.tsx'
import type { Columns } from './use-columns.ts'
import type { ListControls, ListState } from './use-list.ts'
import { useDeleteSavedView, useUpdateSavedView } from './use-saved-views.ts'
import { missingFrom, showsSame, stateOfReadyView, stateOfView, type ViewedList, viewDefinition } from './view-definition.ts'

// Loaded when first opened.
const SaveViewDialog = lazyPart(() => import('./save-view-dialog.tsx'), 'SaveViewDialog')

interface SavedViewsProps {
  screen: SavedView['screen']
  views: readonly SavedView[]
  list: ListControls
  columns: Columns
  definition: ViewedList
}

/** The list's own views and saved ones as tabs, or without any a button that saves the first; while the open one shows something else than was saved, Save and Cancel are next to it. */
export function SavedViews({ screen, views, list, columns, definition: viewed }: SavedViewsProps) {
  const [naming, setNaming] = useState<'new' | SavedView | null>(null)
  const open = views.find(({ id }) => id === list.savedView)
  const blank: ListState = { q: '', filters: {}, sort: viewed.sort }
  const shown: ListState = { q: list.q, filters: list.filters, sort: list.sort }
  const saved = open && stateOfView(open, viewed)
  const modified = saved !== undefined && (columns.modified || !showsSame(shown, saved))
  const ready = (viewed.readyViews ?? []).map((view) => ({ name: view.name, state: stateOfReadyView(view, viewed) }))
  const openReady = open ? undefined : ready.find(({ state }) => showsSame(shown, state))
  const canSave = !open && !showsSame(shown, blank)
  const hasTabs = views.length > 0 || ready.length > 0
  const definition = viewDefinition(shown, columns.layout)

  return (
    <>
      {!hasTabs && canSave && (
        <Button variant="ghost" onClick={() => setNaming('new')}>
          Save view
        </Button>
      )}
      {hasTabs && (
        <nav aria-label="Saved views" className="saved-views">
          <div className="saved-view-tabs no-scrollbar">
            <ViewTab label="All" current={!open && !openReady} onOpen={() => list.show(blank)} />
            {ready.map((view) => (
              <ViewTab key={view.name} label={view.name} current={view === openReady} onOpen={() => list.show(view.state)} />
            ))}
            {views.map((view) => (
              <span key={view.id} className="flex items-center">
                <ViewTab
                  label={view.name}
                  shared={view.shared}
                  current={view === open}
                  onOpen={() => list.show(stateOfView(view, viewed), view.id)}
                />
                {view === open && <ViewMenu view={view} onRename={() => setNaming(view)} onDeleted={() => list.show(blank)} />}
              </span>
            ))}
          </div>
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
      {open && <MissingNotice view={open} missing={missingFrom(viewed, open)} definition={definition} />}
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

interface MissingNoticeProps {
  view: SavedView
  missing: readonly string[]
  /** The view without them. */
  definition: SavedView['definition']
}

/** Says what of a saved view doesn't exist any more, until it is saved without that. */
function MissingNotice({ view, missing, definition }: MissingNoticeProps) {
  const update = useUpdateSavedView()
  const mayChange = useMayChange(view)
  if (missing.length === 0) return null
  return (
    <div className="p-2">
      <Note tone="caution">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span>
            {missing.length === 1 ? 'This no longer exists and was ignored: ' : 'These no longer exist and were ignored: '}
            {missing.join(', ')}.
          </span>
          {mayChange && (
            <Button size="sm" pending={update.isPending} onClick={() => update.mutate({ view, change: { definition } }, { onError: tell })}>
              Remove from View
            </Button>
          )}
        </div>
      </Note>
    </div>
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
        className="grid size-7 place-items-center rounded-control text-muted hover:bg-hover hover:text-ink pointer-coarse:size-(--touch)"
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
  toastError(error)
}
