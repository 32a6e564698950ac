import { useLocation, useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { longestSearch } from '../../../contract/platform/search/search.ts'
import { detailFor } from '../lib/api.ts'
import { plural } from '../lib/format.ts'
import { may, useViewer } from '../lib/use-session.ts'
import { useScan } from '../scan/use-scan.ts'
import { classNames } from '../ui/class-names.ts'
import { Dialog } from '../ui/dialog.tsx'
import { inputBox } from '../ui/input.tsx'
import { recentPlaces } from './recent-places.ts'
import { type Entry, foundGroups, matchingEntries, pageOf, recentGroup } from './search-entries.ts'
import { entryId, SearchResults } from './search-results.tsx'
import { onlyResult, useSearch } from './use-search.ts'
import { useSearchedScreens } from './use-searched-screens.ts'

interface SearchPaletteProps {
  /** What was typed into the top bar. */
  typed: string
  onClose: () => void
}

/** Searches rows, actions and screens as one types. The focus stays in the text field, and Enter opens what is highlighted. */
export function SearchPalette({ typed, onClose }: SearchPaletteProps) {
  const { user, seesCustomerScreens } = useViewer()
  const { screens, screenOf } = useSearchedScreens()
  const navigate = useNavigate()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [content, setContent] = useState(typed)
  /** The entry reached by arrow keys or pointer. */
  const [reached, setReached] = useState<string | null>(null)
  const hadFocus = useRef(false)
  const [taken, setTaken] = useState(typed)
  // The key listener may have held the last key until the palette was there.
  if (typed !== taken) {
    setTaken(typed)
    setContent(content + typed.slice(taken.length))
  }
  const [places] = useState(() => recentPlaces(user.id).filter(({ path }) => path !== here))
  const text = content.trim().replaceAll(/\s+/g, ' ')
  const search = useSearch(text)

  const known = matchingEntries(text, screens, (action) => may(user, action), seesCustomerScreens)
  const paths = screens.map(({ path }) => path)
  const found = search.found && !search.error ? foundGroups(search.found.groups, text, paths, seesCustomerScreens) : []
  const groups = text === '' ? [...recentGroup(places, screenOf), ...known] : [...known, ...found]
  const entries = groups.flatMap((group) => group.entries)
  const first = text !== '' && search.outdated ? known[0]?.entries[0] : entries[0]
  const active = entries.find(({ key }) => key === reached) ?? first

  function open(href: string, inNewTab = false) {
    if (inNewTab) {
      window.open(href, '_blank', 'noopener')
      return
    }
    onClose()
    void navigate({ href })
  }

  function change(next: string) {
    setContent(next)
    setReached(null)
  }

  function step(by: number) {
    const at = active ? entries.indexOf(active) : by > 0 ? -1 : 0
    setReached(entries[(at + by + entries.length) % entries.length]?.key ?? null)
  }

  /** The answer may still be on its way: then only an exact code, or the only row, is what was meant. */
  async function openTyped(inNewTab: boolean) {
    if (active) return open(active.href, inNewTab)
    if (text === '') return
    const answer = await search.findNow(text).catch(() => null)
    const only = answer && !answer.similar ? onlyResult(answer.groups) : null
    if (only && input.current?.value === content) open(pageOf(only.kind, only.id), inNewTab)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (entries.length > 0) step(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      void openTyped(event.ctrlKey || event.metaKey)
    }
  }

  useScan(box, async (code) => {
    try {
      const { groups, similar } = await search.findNow(code)
      if (groups.length === 0 || similar) return `No record with the code ${code} was found, or you don’t have access to it.`
      const only = onlyResult(groups)
      if (only) open(pageOf(only.kind, only.id))
      else change(code)
      return null
    } catch (error) {
      return detailFor(error)
    }
  })

  const count = search.found?.groups.reduce((sum, { results }) => sum + results.length, 0) ?? 0
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Search"
      steady
      facts={
        <div ref={box} className="relative">
          <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label="Search everything"
            aria-autocomplete="list"
            aria-expanded={entries.length > 0}
            aria-controls={entries.length > 0 ? listId : undefined}
            aria-activedescendant={active && entryId(listId, active)}
            placeholder="Search orders, SKUs, customers..."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longestSearch}
            value={content}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
            onFocus={({ target }) => {
              // The dialog selects what its first field holds, which the next key would replace.
              if (!hadFocus.current) queueMicrotask(() => target.setSelectionRange(target.value.length, target.value.length))
              hadFocus.current = true
            }}
            className={classNames(inputBox, 'h-11 pr-3 pl-9')}
          />
          <p role="status" className="sr-only">
            {text === '' || search.outdated || !search.found ? '' : plural(count, 'result')}
          </p>
        </div>
      }
    >
      <SearchResults
        id={listId}
        text={text}
        groups={groups}
        nothing={!search.outdated && search.found?.groups.length === 0}
        similar={search.found?.similar === true && found.length > 0}
        waiting={text !== '' && search.outdated}
        error={search.error && detailFor(search.error)}
        onRetry={search.retry}
        active={active}
        onReach={(entry: Entry) => setReached(entry.key)}
        onOpen={(entry: Entry) => open(entry.href)}
      />
    </Dialog>
  )
}
