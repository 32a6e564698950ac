import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { overlayLink } from '../address/overlay-link.ts'
import { useOverlay } from '../address/use-overlay.ts'

/** Draws a dialog that is open with this value; false where it isn't offered. */
export type ShownDialog = false | ((onClose: () => void, value: string) => ReactNode)

/** The dialogs of a page, by the search parameter that opens each. The page shows `shown` once. */
export function useDialogs<Name extends string>(dialogs: Readonly<Record<Name, ShownDialog>>) {
  const navigate = useNavigate()
  return {
    open: (name: Name, value: string | number | true = true) => void navigate(overlayLink(name, String(value))),
    shown: (
      <Suspense>
        {Object.entries<ShownDialog>(dialogs).map(([name, show]) => show && <OpenDialog key={name} name={name} show={show} />)}
      </Suspense>
    ),
  }
}

function OpenDialog({ name, show }: { name: string; show: Exclude<ShownDialog, false> }) {
  const { value, close } = useOverlay(name)
  return value ? show(close, value) : null
}
