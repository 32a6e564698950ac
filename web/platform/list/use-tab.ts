import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import type { SearchText } from '../address/search-text.ts'

/** What each tab showed when it was left, by path and tab. */
const left = new Map<string, SearchText>()

/**
 * Tabs with lists of their own: the address says which tab is open and what its list shows. A tab that is opened again
 * shows what it showed when it was left. The first tab isn't named in the address.
 */
export function useTab<T extends string>(tabs: readonly [T, ...T[]]): [tab: T, open: (tab: string) => void] {
  const navigate = useNavigate()
  const { state } = useRouter()
  const search = useSearch({ strict: false }) as SearchText
  const tab = tabs.find((known) => known === search.tab) ?? tabs[0]
  const keyOf = (name: string) => `${state.location.pathname}:${name}`
  function open(next: string) {
    left.set(keyOf(tab), search)
    const shown = left.get(keyOf(next)) ?? {}
    void navigate({ to: '.', search: { ...shown, tab: next === tabs[0] ? undefined : next }, resetScroll: false })
  }
  return [tab, open]
}
