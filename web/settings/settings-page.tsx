import { Link, Navigate, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import type { SearchText } from '../address/search-text.ts'
import { may, useViewer } from '../lib/use-session.ts'
import { Page } from '../shell/page.tsx'
import { classNames } from '../ui/class-names.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { type SettingsSection, settingsSections } from './sections.ts'

/** A person's own settings and, for administrators, those of the company. The address names the section that is open. */
export function SettingsPage() {
  const groups = useGroups()
  const sections = groups.flatMap((group) => group.sections)
  const { section } = useSearch({ strict: false }) as SearchText
  const open = sections.find(({ value }) => value === section)
  // Named in the address, because a form belongs to the address at which it was opened: leaving it asks first.
  if (!open) return sections[0] ? <Navigate to="/settings" search={{ section: sections[0].value }} replace /> : null
  const { Section, value, label } = open
  return (
    <Page title="Settings">
      <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-8">
        <nav
          aria-label="Settings"
          className="no-scrollbar flex gap-1 overflow-x-auto max-md:-mx-1 max-md:border-b max-md:border-line max-md:px-1 max-md:pb-2 md:sticky md:top-[calc(var(--topbar)+1rem)] md:grid md:gap-4"
        >
          {groups.map(({ title, sections: listed }) => (
            <div key={title} className="flex gap-1 md:grid md:gap-px">
              <h2 className="px-2.5 pb-1 text-caption font-medium text-muted max-md:sr-only">{title}</h2>
              {listed.map((one) => (
                <SectionLink key={one.value} section={one} here={one.value === value} />
              ))}
            </div>
          ))}
        </nav>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">
          <title>{`${label} · Settings · Tallyhouse`}</title>
          <Suspense key={value} fallback={<Skeleton className="h-48" />}>
            <Section />
          </Suspense>
        </div>
      </div>
    </Page>
  )
}

function useGroups() {
  const { user } = useViewer()
  return settingsSections
    .map(({ title, sections }) => ({ title, sections: sections.filter(({ allow }) => may(user, allow)) }))
    .filter(({ sections }) => sections.length > 0)
}

function SectionLink({ section: { value, label }, here }: { section: SettingsSection; here: boolean }) {
  const link = useRef<HTMLAnchorElement>(null)
  // On a phone the sections are one line that scrolls.
  useEffect(() => {
    if (here) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [here])
  return (
    <Link
      ref={link}
      to="/settings"
      search={{ section: value }}
      resetScroll={false}
      aria-current={here ? 'page' : undefined}
      className={classNames(
        'flex min-h-(--touch) flex-none items-center rounded-control px-2.5 font-medium whitespace-nowrap md:min-h-8.5',
        here ? 'bg-primary-soft text-primary-text' : 'text-ink-2 hover:bg-hover',
      )}
    >
      {label}
    </Link>
  )
}
