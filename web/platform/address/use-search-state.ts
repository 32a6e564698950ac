import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import type { z } from 'zod'
import type { SearchText } from './search-text.ts'

export interface ChangeOptions {
  /** Replaces the entry in the browser's history instead of adding one: for a search that is being typed. */
  replace?: boolean
}

/** A change whose navigation isn't finished. */
interface Ahead {
  /** What the address says until then. */
  over: SearchText
  changed: object
}

/**
 * The search parameters of the address, typed by a schema. What the schema doesn't accept is left out, field by field.
 * A change adds to the browser's history, so that Back undoes it; undefined removes a parameter. It is returned at once,
 * because the router shows the new address a moment later: a box would look unticked until then, and a second tick
 * would be made without the first.
 */
export function useSearchState<S extends z.ZodObject>(schema: S) {
  const text = useSearch({ strict: false }) as SearchText
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<Ahead | null>(null)
  const search = useMemo(
    () => readSearch(schema, ahead?.over === text ? ({ ...text, ...ahead.changed } as SearchText) : text),
    [schema, text, ahead],
  )
  const change = useCallback(
    (changed: Partial<z.input<S>>, { replace = false }: ChangeOptions = {}) => {
      setAhead((before) => ({ over: text, changed: before?.over === text ? { ...before.changed, ...changed } : changed }))
      void navigate({ to: '.', search: (old: SearchText) => ({ ...old, ...changed }), replace, resetScroll: false }).finally(() =>
        setAhead(null),
      )
    },
    [navigate, text],
  )
  return [search, change] as const
}

/** The parameters that the schema accepts; it parses text, so numbers need `z.coerce`. */
export function readSearch<S extends z.ZodObject>(schema: S, text: SearchText): Partial<z.output<S>> {
  const read: Record<string, unknown> = {}
  for (const [field, accepted] of Object.entries(schema.shape)) {
    const result = (accepted as z.ZodType).safeParse(text[field])
    if (result.success && result.data !== undefined) read[field] = result.data
  }
  return read as Partial<z.output<S>>
}
