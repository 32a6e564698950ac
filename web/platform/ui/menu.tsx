import { Ellipsis, Printer } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { cloneElement, type ReactElement, type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

export interface MenuItem {
  label: string
  icon?: ReactNode
  onSelect?: () => void
  /** A link without content instead of `onSelect`: `<Link to="…" />` or `<a href="…" />`. */
  link?: ReactElement
  /** The address of a file to download, instead of `onSelect`. */
  file?: string
  /** Drawn apart, for what takes something away. */
  danger?: boolean
  disabled?: boolean
  /** Why it is disabled, in a few words below the label. */
  hint?: string | undefined
}

interface MenuProps {
  /** Names the button, and the menu for screen readers. */
  label: string
  /** What can't be done here may be left out by `false`, so that callers can write `may && { … }`. */
  items: readonly (MenuItem | false | null | undefined)[]
  /** The button; three dots unless given. It must take a ref and the props of a button. */
  trigger?: ReactElement
  size?: 'md' | 'sm'
}

/** Prints the open page. */
export const printItem: MenuItem = { label: 'Print', icon: <Printer aria-hidden />, onSelect: () => window.print() }

/** Actions of a row or a page. Renders nothing when there are none. */
export function Menu({ label, items, trigger, size = 'md' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<() => void>(undefined)
  const offered = items.filter((item) => Boolean(item)) as MenuItem[]
  if (offered.length === 0) return null
  // Not modal: a modal menu locks scrolling by an inline style sheet, which the content security policy forbids.
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={button} asChild>
        {trigger ?? <IconButton label={label} size={size} icon={<Ellipsis />} className="print:hidden" />}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label={label}
          align="end"
          sideOffset={4}
          className="menu"
          // Runs once the focus is back at the button, so that a dialog which it opens returns the focus there.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            button.current?.focus()
            const run = chosen.current
            chosen.current = undefined
            run?.()
          }}
        >
          {offered.map((item) => (
            <Item key={item.label} item={item} onChoose={() => (chosen.current = item.onSelect)} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Item({ item: { label, icon, file, link, danger, disabled, hint }, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const content = (
    <>
      {icon}
      <span className="min-w-0 py-1">
        {label}
        {hint && <span className="block text-small text-muted">{hint}</span>}
      </span>
    </>
  )
  return (
    <DropdownMenu.Item
      asChild={link !== undefined || file !== undefined}
      disabled={disabled ?? false}
      onSelect={onChoose}
      className={classNames('menu-item', danger && 'text-negative-text')}
    >
      {file ? (
        <a href={file} download>
          {content}
        </a>
      ) : link ? (
        cloneElement(link, undefined, content)
      ) : (
        content
      )}
    </DropdownMenu.Item>
  )
}
