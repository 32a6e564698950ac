import { MoreHorizontal } from 'lucide-react'
import { type MouseEvent, Suspense, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Menu } from './menu.tsx'
import type { RowAction } from './table-column.ts'
import { useNarrow } from './use-narrow.ts'

// Loaded when first opened, on phones only.
const RowSheet = lazyPart(() => import('./row-sheet.tsx'), 'RowSheet')

interface RowActionsProps {
  /** Tells the buttons of several rows apart. */
  rowName: string
  /** Id of the element that shows the row's name. */
  nameId: string
  actions: readonly RowAction[]
}

/** What can be done with one row: quiet buttons and a menu; on a phone a sheet. */
export function RowActions(props: RowActionsProps) {
  const narrow = useNarrow()
  if (props.actions.length === 0) return null
  return narrow ? <ActionSheet {...props} /> : <InlineActions {...props} />
}

function InlineActions({ rowName, nameId, actions }: RowActionsProps) {
  const needsMenu = actions.some(({ always }) => !always)
  return (
    <span className="inline-flex items-center gap-0.5">
      {actions.map((action) => (
        <span key={action.label} className={classNames('inline-flex', !action.always && 'row-action-hidden')}>
          <InlineAction action={action} rowName={rowName} nameId={nameId} />
        </span>
      ))}
      {needsMenu && (
        <Menu
          size="sm"
          label={`Actions for ${rowName}`}
          items={actions.map(({ label, icon, onSelect, unavailable }) => ({
            label,
            icon,
            onSelect,
            hint: unavailable,
            disabled: unavailable !== undefined,
          }))}
        />
      )}
    </span>
  )
}

function InlineAction({ action, rowName, nameId }: { action: RowAction; rowName: string; nameId: string }) {
  const { label, icon, onSelect, look, unavailable, pending = false } = action
  if (look === 'text')
    return (
      <Button
        size="sm"
        variant="ghost"
        aria-describedby={nameId}
        disabled={unavailable !== undefined}
        title={unavailable}
        pending={pending}
        onClick={onFirstClick(onSelect)}
      >
        {label}
      </Button>
    )
  return (
    <IconButton
      size="sm"
      label={`${label} ${rowName}`}
      icon={icon}
      disabled={unavailable !== undefined}
      pending={pending}
      onClick={onFirstClick(onSelect)}
    />
  )
}

/** A row that is acted on may go, and the next row's button take its place: the second click of a double click would hit that. */
function onFirstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    // Keyboard presses have detail 0.
    if (detail < 2) act()
  }
}

function ActionSheet({ rowName, actions }: RowActionsProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={`Actions for ${rowName}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="grid size-(--touch) place-items-center rounded-control text-muted"
      >
        <MoreHorizontal aria-hidden />
      </button>
      <Suspense>{open && <RowSheet rowName={rowName} actions={actions} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
