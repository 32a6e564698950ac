import { Link, Navigate, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import type { SearchText } from '../../platform/address/search-text.ts'
import { may, useViewer } from '../../platform/lib/use-session.ts'
import { Page } from '../../platform/screen/page.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
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
      {/* The sections stand above what is open, unless a table has room next to them. */}
      <div className="@container max-w-5xl">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @min-[60rem]:grid-cols-[12rem_minmax(0,1fr)] @min-[60rem]:gap-8">
          <nav
            aria-label="Settings"
            className="no-scrollbar flex gap-1 overflow-x-auto sm:flex-wrap @max-[60rem]:-mx-1 @max-[60rem]:border-b @max-[60rem]:border-line @max-[60rem]:px-1 @max-[60rem]:pb-2 @min-[60rem]:sticky @min-[60rem]:top-[calc(var(--topbar)+1rem)] @min-[60rem]:grid @min-[60rem]:gap-4"
          >
            {groups.map(({ title, sections: listed }) => (
              <div key={title} className="flex gap-1 @min-[60rem]:grid @min-[60rem]:gap-px">
                <h2 className="px-2.5 pb-1 text-caption font-medium text-muted @max-[60rem]:sr-only">{title}</h2>
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
        'flex min-h-(--touch) flex-none items-center rounded-control px-2.5 font-medium whitespace-nowrap sm:min-h-8.5',
        here ? 'bg-primary-soft text-primary-text' : 'text-ink-2 hover:bg-hover',
      )}
    >
      {label}
    </Link>
  )
}
