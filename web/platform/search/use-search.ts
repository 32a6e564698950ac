import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type SearchGroup, type SearchResult, searchEndpoints } from '../../../contract/platform/search/search.ts'
import { call } from '../lib/api.ts'
import { queryOf } from '../lib/use-read.ts'
import { openableKinds } from './search-entries.ts'

const typingPause = 120

/** What the server finds for a text, a moment after it was typed. */
export function useSearch(text: string) {
  const [asked, setAsked] = useState(text)
  const client = useQueryClient()
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), typingPause)
    return () => clearTimeout(timer)
  }, [text])
  // Answers are kept by their text, so that a late one replaces no other.
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  return {
    found: text === '' ? undefined : data,
    /** The answer belongs to an earlier text. */
    outdated: text !== asked || isPlaceholderData,
    error: text === asked ? error : null,
    retry: () => void refetch(),
    /** The answer for a text that was typed or scanned just now. */
    findNow: (sought: string) => client.fetchQuery(searchQuery(sought)),
  }
}

function searchQuery(q: string) {
  return queryOptions({
    ...queryOf(searchEndpoints.find, q),
    queryFn: ({ signal }) => call(searchEndpoints.find, { query: { q, kind: openableKinds }, signal }),
  })
}

/** The one row that a whole code names, or the only one that was found; null when there are several, or none. */
export function onlyResult(groups: readonly SearchGroup[]): (Pick<SearchGroup, 'kind'> & Pick<SearchResult, 'id'>) | null {
  const results = groups.flatMap(({ kind, results }) => results.map(({ id, exact }) => ({ kind, id, exact })))
  const exact = results.filter((result) => result.exact)
  const [only, another] = exact.length > 0 ? exact : results
  return only && !another ? { kind: only.kind, id: only.id } : null
}
