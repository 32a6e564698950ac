import { useSites } from '../lib/use-sites.ts'

/** The active sites as the options of a field; none while there is one. */
export function useSiteOptions(): { value: string; label: string }[] {
  return useSites().map(({ id, code, name }) => ({ value: String(id), label: `${code} · ${name}` }))
}

/** The first option where the server chooses. */
export const automaticSite = { value: '', label: 'Automatic' }

/** The part of a body with the chosen site; without one the server chooses. */
export function siteIn({ siteId }: { siteId: string }): { siteId?: number } {
  return siteId === '' ? {} : { siteId: Number(siteId) }
}
