import { Check, CircleAlert, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { type MouseEvent, useEffect, useRef } from 'react'
import { dismiss, type ShownToast, toastDuration, toastSwipeThreshold, useToasts } from '../lib/toast.ts'
import { classNames } from './class-names.ts'

/** Tells dialogs, which on a phone reach up to the toasts, how much room these take. */
function measured(viewport: HTMLElement | null) {
  if (!viewport) return
  const observer = new ResizeObserver(() => {
    const height = viewport.childElementCount > 0 ? viewport.offsetHeight : 0
    document.documentElement.style.setProperty('--toasts', `${height}px`)
  })
  observer.observe(viewport)
  return () => observer.disconnect()
}

/** Rendered once in the app. F8 moves the focus to the toasts. */
export function Toaster() {
  const toasts = useToasts()
  const reachable = useReachableFromDialogs()
  return (
    // A live region isn't hidden by an open dialog; set to off, because each toast announces itself.
    <div ref={reachable} aria-live="off">
      <Radix.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={toastSwipeThreshold}>
        {toasts.map((item) => (
          <ToastCard key={item.id} item={item} />
        ))}
        <Radix.Viewport
          ref={measured}
          hotkey={['F8']}
          label="Messages ({hotkey})"
          className={classNames(
            // In the lower left corner, where neither titles nor buttons of dialogs are. On a phone dialogs leave room for it at the top.
            'fixed top-0 z-50 m-0 flex w-full list-none flex-col gap-2 p-2 outline-none sm:top-auto sm:bottom-0 sm:left-0 sm:max-w-112',
          )}
        />
      </Radix.Provider>
    </div>
  )
}

/** An open dialog traps the focus by a listener on the document; the toasts are exempt. */
function useReachableFromDialogs() {
  const messages = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const keepFromDialog = (event: FocusEvent) => {
      const goesTo = event.type === 'focusin' ? event.target : event.relatedTarget
      if (goesTo instanceof Node && messages.current?.contains(goesTo)) event.stopPropagation()
    }
    document.body.addEventListener('focusin', keepFromDialog)
    document.body.addEventListener('focusout', keepFromDialog)
    return () => {
      document.body.removeEventListener('focusin', keepFromDialog)
      document.body.removeEventListener('focusout', keepFromDialog)
    }
  }, [])
  return messages
}

/** Toasts stay while one of them has the keyboard focus; a mouse click doesn't count. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

function ToastCard({ item }: { item: ShownToast }) {
  const destructive = item.tone === 'destructive'
  const Glyph = destructive ? CircleAlert : Check
  return (
    <Radix.Root
      type={destructive ? 'foreground' : 'background'}
      open={item.open}
      onOpenChange={(open) => {
        if (!open) dismiss(item.id)
      }}
      className={classNames(
        'toast pointer-events-auto flex items-center gap-3 rounded-panel border py-2.5 pr-2.5 pl-3.5 shadow-pop',
        destructive ? 'border-negative bg-negative-soft text-ink' : 'border-transparent bg-inverse text-on-inverse',
      )}
    >
      <Glyph aria-hidden className={classNames('mt-0.5 self-start', destructive && 'text-negative-text')} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Radix.Title className={classNames('font-semibold', destructive && 'text-negative-text')}>{item.title}</Radix.Title>
        {item.description && (
          <Radix.Description className={classNames('text-small', destructive ? 'text-ink' : 'text-on-inverse')}>
            {item.description}
          </Radix.Description>
        )}
      </div>
      {[item.other, item.action].map(
        (action) =>
          action && (
            <Radix.Action key={action.label} asChild altText={action.label}>
              <button
                type="button"
                onClick={action.onClick}
                onMouseDown={keepFocus}
                className="h-control-sm rounded-control border border-current px-3 font-medium hover:opacity-80"
              >
                {action.label}
              </button>
            </Radix.Action>
          ),
      )}
      <Radix.Close
        aria-label="Dismiss message"
        onMouseDown={keepFocus}
        className="grid size-7 shrink-0 place-items-center rounded-control hover:opacity-70 pointer-coarse:size-(--touch)"
      >
        <X aria-hidden />
      </Radix.Close>
    </Radix.Root>
  )
}
