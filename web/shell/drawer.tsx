import { Dialog } from 'radix-ui'
import { Sidebar } from './sidebar.tsx'
import { menuButtonId } from './top-bar.tsx'

interface DrawerProps {
  onClose: () => void
  onNotifications: () => void
  onHelp: () => void
}

/** The sidebar over the page, where the window is too narrow for both. */
export function Drawer({ onClose, onNotifications, onHelp }: DrawerProps) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        {/* Not Dialog.Overlay: it locks scrolling by an inline style sheet, which the content security policy forbids. */}
        <div aria-hidden="true" className="fixed inset-0 z-20 bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.target instanceof HTMLElement) event.target.querySelector<HTMLElement>('nav a')?.focus()
          }}
          onCloseAutoFocus={() => {
            // Navigating to another page has already moved the focus.
            if (document.activeElement === document.body) document.getElementById(menuButtonId)?.focus()
          }}
          className="fixed inset-y-0 left-0 z-21 w-[min(18rem,85vw)] bg-sunken shadow-dialog outline-none"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <Sidebar onNotifications={onNotifications} onHelp={onHelp} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
