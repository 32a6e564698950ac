import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { sitesEndpoints } from '../../../contract/stock/sites/sites.ts'
import { call } from './api.ts'
import { useSeveralSites } from './follow-locale.ts'
import { queryOf, type ReadAddress } from './use-read.ts'
import { useMay } from './use-session.ts'

type ListSites = typeof sitesEndpoints.list

/** Repeated here, because importing the contract would add zod to the first load. */
const listSites = {
  method: 'GET',
  path: '/api/sites',
  shows: ['sites', 'locations', 'inventory', 'orders'],
} as const satisfies ReadAddress<ListSites>

interface SiteName {
  id: number
  code: string
  name: string
}

const none: readonly SiteName[] = []

/** The active sites by code; none while there is one, because screens then show nothing of sites. */
export function useSites(): readonly SiteName[] {
  const several = useSeveralSites()
  const maySee = useMay('sites.read')
  const sites = useQuery({
    ...queryOf(listSites),
    queryFn: ({ signal }) => call<ListSites>(listSites, { signal }),
    enabled: several && maySee,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return several ? (sites.data?.filter(({ isActive }) => isActive !== false) ?? none) : none
}

const storageKey = 'site'
const listeners = new Set<() => void>()

/** The site at which the person works in this browser; null is all of them. */
export function useChosenSite(): number | null {
  const sites = useSites()
  const several = useSeveralSites()
  // A customer chooses none, whatever someone of the warehouse chose in this browser.
  const maySee = useMay('sites.read')
  const chosen = Number(useSyncExternalStore(subscribe, readChosen))
  // Someone else may have chosen it who works at other sites.
  const isOffered = sites.length === 0 || sites.some(({ id }) => id === chosen)
  return several && maySee && chosen > 0 && isOffered ? chosen : null
}

/** The query of figures, which count what is at the chosen site. */
export function useSiteQuery(): { siteId?: number[] } {
  const chosen = useChosenSite()
  return chosen === null ? {} : { siteId: [chosen] }
}

export function chooseSite(id: number | null): void {
  if (id === null) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, String(id))
  for (const listener of listeners) listener()
}

function readChosen(): string | null {
  return localStorage.getItem(storageKey)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
