import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { focusable, reachableScroll } from './focusable.ts'
import { IconButton } from './icon-button.tsx'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** At the right it is a panel as high as the screen. */
  place?: 'centre' | 'right'
  /** The initial focus. A form for an existing row starts at its title, so that accidental typing doesn't replace a value. */
  focus?: 'field' | 'title' | RefObject<HTMLElement | null>
  /** At the right of the title: a button that changes what the dialog shows. */
  actions?: ReactNode
  /** Between title and body, doesn't scroll: for example waybill cells. */
  facts?: ReactNode
  /** Between title and body as well: what a form tells, in sight wherever the body is scrolled to. */
  notice?: ReactNode
  /** An alert dialog asks one question; its first button gets the focus. */
  role?: 'dialog' | 'alertdialog'
  /** False for what can't be opened again. */
  closesOnEscape?: boolean
  /** Keeps its height when its content changes, for example from tab to tab. */
  steady?: boolean
  /** Buttons. A submit button here names its form in the body by the `form` attribute. */
  footer?: ReactNode
  children: ReactNode
}

const places = {
  centre:
    'sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[calc(100dvh-3rem)] sm:max-w-[calc(100vw-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 ' +
    'sm:rounded-dialog sm:focus-visible:rounded-dialog',
  right: 'sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:rounded-none sm:focus-visible:rounded-none',
}
const widths = { sm: 'sm:w-[29rem]', md: 'sm:w-[40rem]', lg: 'sm:w-[56rem]' }

/** On a phone the buttons of a dialog share a row; of three the last, which is the main one, has a row of its own. */
export const dialogButtons =
  'flex flex-wrap items-center justify-end gap-2 max-sm:[&>:is(button,a)]:grow max-sm:[&>button:last-of-type:nth-of-type(n+3)]:basis-full'

const anyDialog = '[role="dialog"], [role="alertdialog"]'
/** The element that opened the first of several dialogs that replaced each other; the other openers no longer exist. */
let outermost: Element | null = null

/**
 * Fixed title and footer, scrolling body; a bottom sheet on a phone. Escape and the cross close it, a click
 * outside doesn't, so that no input is lost by mistake. By default the focus starts at the body's first field; afterwards it returns.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  place = 'centre',
  focus = 'field',
  actions,
  facts,
  notice,
  role = 'dialog',
  steady,
  closesOnEscape = true,
  footer,
  children,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null)
  const bodyRef = useCallback((element: HTMLDivElement | null) => {
    body.current = element
    return reachableScroll(element)
  }, [])
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element>(null)
  useHeldPage(open)
  function firstFocused(): HTMLElement | null | undefined {
    if (typeof focus === 'object') return focus.current
    return focus === 'title' ? heading.current : body.current?.querySelector<HTMLElement>(focusable)
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Not Radix.Overlay: that one locks scrolling by an inline style sheet, which the content security policy forbids. */}
        <div aria-hidden className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          role={role}
          // Screen readers are kept inside by what Radix hides; testing tools also expect the attribute on a question, unlike on a dialog.
          aria-modal={role === 'alertdialog' || undefined}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={(event) => {
            if (!closesOnEscape) event.preventDefault()
          }}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            // Without a field in the body, the first button gets the focus.
            const first = firstFocused()
            if (first) {
              event.preventDefault()
              first.focus()
              if (first instanceof HTMLInputElement) first.select()
            }
            const nothing = opener.current === document.body
            if (!nothing && !opener.current?.closest(anyDialog)) outermost = opener.current
          }}
          onCloseAutoFocus={() => {
            const usable = opener.current?.isConnected && opener.current !== document.body
            const target = usable ? opener.current : outermost
            if (target instanceof HTMLElement) target.focus()
          }}
          // A toast shown after the dialog handles Escape first; Escape must close the dialog as well.
          onKeyDown={(event) => {
            if (event.key === 'Escape' && closesOnEscape && !event.defaultPrevented) onOpenChange(false)
          }}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-40 flex max-h-[calc(100dvh-28px-var(--toasts,0px))] flex-col overflow-hidden bg-raised shadow-dialog outline-none',
            'rounded-t-dialog focus-visible:rounded-t-dialog focus-visible:shadow-dialog sm:inset-x-auto',
            places[place],
            widths[size],
            steady && 'sm:h-[calc(100dvh-3rem)] sm:max-h-192!',
          )}
        >
          <header className="flex items-start gap-3 pt-3.5 pr-14 pb-2.5 pl-4 sm:pt-4 sm:pb-3.5 sm:pl-6">
            <div className="min-w-0 flex-1">
              <Radix.Title ref={heading} tabIndex={-1} className="w-fit text-title wrap-anywhere">
                {title}
              </Radix.Title>
              {description && <Radix.Description className="mt-0.5 text-muted wrap-anywhere">{description}</Radix.Description>}
            </div>
            {actions}
          </header>
          {facts && <div className="px-4 pb-3 sm:px-6">{facts}</div>}
          {notice && <div className="max-h-[40%] flex-none overflow-auto px-4 pb-3 empty:hidden sm:px-6">{notice}</div>}
          <div
            ref={bodyRef}
            // The header of a long table sticks to the dialog, not to the top bar behind it.
            className="grid flex-1 auto-rows-max grid-cols-[minmax(0,1fr)] content-start gap-5 overflow-auto px-4 pt-1 pb-4 [--topbar:0px] sm:px-6 sm:pb-5"
          >
            {children}
          </div>
          {footer && (
            <footer className={classNames(dialogButtons, 'border-t border-line bg-surface px-4 py-2.5 sm:px-6 sm:py-3')}>{footer}</footer>
          )}
          {/* Last in the tab order, first visually. Not named Close, because some dialogs have a Close button in their footer. */}
          <Radix.Close asChild>
            <IconButton label="Dismiss" icon={<X />} className="absolute! top-2.5 right-2.5 sm:top-3 sm:right-3" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

let holders = 0

/** Prevents the page behind from scrolling, and from shifting by the width of its scroll bar. */
function useHeldPage(held: boolean) {
  useLayoutEffect(() => {
    if (!held) return
    const { style, clientWidth } = document.documentElement
    if (holders === 0) {
      style.paddingRight = `${window.innerWidth - clientWidth}px`
      style.overflow = 'hidden'
    }
    holders += 1
    return () => {
      holders -= 1
      if (holders > 0) return
      style.removeProperty('overflow')
      style.removeProperty('padding-right')
    }
  }, [held])
}
