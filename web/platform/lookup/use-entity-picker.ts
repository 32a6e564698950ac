import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { detailFor, isMissing } from '../lib/api.ts'
import { plural } from '../lib/format.ts'
import { chosenEntity, type Entity, type EntityType, type EntityValue, isUnresolved } from './entity.ts'
import { type EntityOption, type EntityScope, entityKey, entityLabel, findEntity } from './entity-sources.ts'
import { entitySearchQuery, useEntities, useEntitySearch } from './use-entity-search.ts'

interface PickerInput {
  type: EntityType
  value: EntityValue
  onValueChange: (value: EntityValue) => void
  scope: EntityScope
  /** A code that names no record yet may be entered. */
  acceptsNew: boolean
  startOpen: boolean
  field: RefObject<HTMLInputElement | null>
}

const typingPause = 200
const longestWait = 10_000

/** What an EntityPicker does: searching while one types, choosing by key, mouse and scanner. */
export function useEntityPicker({ type, value, onValueChange, scope, acceptsNew, startOpen, field }: PickerInput) {
  const client = useQueryClient()
  const [open, setOpen] = useState(startOpen)
  /** The text of the search, which follows the typed one when typing pauses. */
  const [asked, setAsked] = useState('')
  /** The option reached by arrow keys. */
  const [reached, setReached] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The choice that typing replaced, and its text: undoing what was typed chooses it again. */
  const replaced = useRef<{ entity: Entity; text: string }>(undefined)
  const search = useEntitySearch(type, asked, scope, open)

  const chosen = chosenEntity(value)
  const named = useNamed(type, chosen)
  const text = isUnresolved(value) ? value.text : named ? entityLabel(type, named) : ''
  const sought = isUnresolved(value) ? text.trim() : ''
  const outdated = sought !== asked || search.isPlaceholderData
  const options = search.data?.options ?? []
  // While one searches, Enter chooses the first, unless the text itself may be meant.
  const active = reached ?? (sought !== '' && !outdated && !acceptsNew ? options.findIndex((option) => !option.disabled) : -1)

  function ask(next: string) {
    clearTimeout(timer.current)
    setAsked(next)
    setReached(null)
  }

  function show(shown: boolean) {
    if (shown) ask(sought)
    setOpen(shown)
  }

  function typeText(next: string) {
    setOpen(true)
    setReached(null)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAsked(next.trim()), typingPause)
    if (chosen) replaced.current = { entity: chosen, text }
    if (next.trim() === '') onValueChange(null)
    else if (replaced.current?.text === next) choose(replaced.current.entity)
    else onValueChange({ text: next })
  }

  function choose({ id, code, name }: Entity) {
    clearTimeout(timer.current)
    setOpen(false)
    onValueChange({ id, code, name })
  }

  function clear() {
    onValueChange(null)
    ask('')
    field.current?.focus()
  }

  function step(by: number) {
    if (!open) return show(true)
    if (options.length === 0) return
    setReached((Math.max(active, by > 0 ? -1 : 0) + by + options.length) % options.length)
  }

  /** The results may still be on their way: then only an exact code, or the only result, is what was meant. */
  async function chooseTyped() {
    const option = options[active]
    if (open && !outdated && option) {
      if (!option.disabled) choose(option)
      return
    }
    if (sought === '') return
    ask(sought)
    const found = await client.fetchQuery(entitySearchQuery(type, sought, scope)).catch(() => null)
    if (!found || field.current?.value.trim() !== sought) return
    const meant = meantBy(sought, found.options, acceptsNew)
    if (meant) choose(meant)
    else setOpen(!acceptsNew)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && (open || sought !== '')) {
      event.preventDefault()
      void chooseTyped()
    }
  }

  async function takeScan(code: string): Promise<string | null> {
    // The first keys of the scan may have begun a search.
    clearTimeout(timer.current)
    setOpen(false)
    try {
      choose(await findEntity(type, code, scope, AbortSignal.timeout(longestWait)))
      return null
    } catch (error) {
      if (acceptsNew && isMissing(error)) {
        onValueChange({ text: code })
        return null
      }
      return detailFor(error)
    }
  }

  return {
    open,
    setOpen: show,
    text,
    type: typeText,
    active,
    pick: (option: EntityOption) => choose(option),
    clear,
    onKeyDown,
    takeScan,
    found: search.data,
    outdated,
    error: search.error,
    retry: () => void search.refetch(),
    status: outdated || !search.data ? '' : plural(search.data.total, 'result'),
  }
}

/** A record whose name the form doesn't know, because the record that names it has only the id or code. */
function useNamed(type: EntityType, entity: Entity | null): Entity | null {
  const [named] = useEntities(type, entity?.name === '' ? [entityKey(type, entity)] : [])
  return named ?? entity
}

/** The record with exactly this code, or the only one that was found, where the text itself can't be meant. */
function meantBy(text: string, options: readonly EntityOption[], acceptsNew: boolean): EntityOption | undefined {
  const usable = options.filter(({ disabled }) => !disabled)
  const exact = usable.find(({ code }) => code.toLowerCase() === text.toLowerCase())
  return exact ?? (usable.length === 1 && !acceptsNew ? usable[0] : undefined)
}
