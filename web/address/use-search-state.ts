import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { z } from 'zod'
import type { SearchText } from './search-text.ts'

export interface ChangeOptions {
  /** Replaces the entry in the browser's history instead of adding one: for a search that is being typed. */
  replace?: boolean
}

/**
 * The search parameters of the address, typed by a schema. What the schema doesn't accept is left out, field by field.
 * A change adds to the browser's history, so that Back undoes it; undefined removes a parameter.
 */
export function useSearchState<S extends z.ZodObject>(schema: S) {
  const text = useSearch({ strict: false }) as SearchText
  const navigate = useNavigate()
  const search = useMemo(() => readSearch(schema, text), [schema, text])
  const change = useCallback(
    (changed: Partial<z.input<S>>, { replace = false }: ChangeOptions = {}) =>
      void navigate({ to: '.', search: (old: SearchText) => ({ ...old, ...changed }), replace, resetScroll: false }),
    [navigate],
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
