import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

interface TabItem {
  value: string
  label: string
  count?: number | string
}

interface TabsProps {
  value: string
  onValueChange: (value: string) => void
  items: readonly TabItem[]
  /** Names the tab list for screen readers. */
  label: string
  /** Keeps the tabs visible while the surrounding dialog body scrolls. */
  sticky?: boolean
  /** TabPanels. */
  children: ReactNode
}

export function Tabs({ value, onValueChange, items, label, sticky, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  // On a phone they are one line that scrolls.
  useLayoutEffect(() => {
    const open = list.current?.querySelector<HTMLElement>(`[role="tab"][data-state="active"]`)
    if (open) list.current?.scrollTo({ left: open.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2, behavior: 'instant' })
  }, [value])
  return (
    <Radix.Root value={value} onValueChange={onValueChange} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Radix.List
        ref={list}
        aria-label={label}
        className={classNames(
          'no-scrollbar flex gap-2 overflow-x-auto border-b border-line-strong',
          sticky && 'sticky -top-1 z-10 -mx-4 bg-raised px-4 pt-1 max-sm:gap-0.5 max-sm:text-small sm:-mx-6 sm:px-6',
        )}
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className={classNames(
              '-mb-px inline-flex shrink-0 items-center gap-1.5 border-b-2 border-transparent px-1.5 pb-2 font-medium whitespace-nowrap text-ink-2',
              'hover:text-ink data-[state=active]:border-primary-text data-[state=active]:text-primary-text pointer-coarse:min-h-(--touch)',
              'focus-visible:shadow-[inset_0_0_0_var(--focus-width)_var(--primary-text)]',
            )}
          >
            {item.label}
            {item.count !== undefined && <span className="figures font-normal text-muted">{item.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

interface TabPanelProps {
  value: string
  /** Stays mounted while another tab is open, for a form over several tabs. */
  keep?: boolean
  children: ReactNode
}

export function TabPanel({ value, keep, children }: TabPanelProps) {
  return (
    <Radix.Content value={value} {...(keep && { forceMount: true })} className="min-w-0 data-[state=inactive]:hidden">
      {children}
    </Radix.Content>
  )
}
