import type { ComponentType } from 'react'
import { activeStates, daysBeforeToday } from '../../../contract/list-query.ts'
import { formatDay, formatNumber } from '../lib/format.ts'
import { useSites } from '../lib/use-sites.ts'

export interface Choice {
  value: string
  label: string
}

/** One value or several of a set. */
interface ChoicesFilter {
  kind: 'choices'
  label: string
  /** The choice of no filter: 'All Statuses'. With it the filter is always in sight, as a select. */
  all?: string
  /** Only one value makes sense. */
  single?: boolean
  /** The one value that there is: the filter is added with it. */
  only?: Choice
  /** Left out while the warehouse has one site. */
  ofSites?: true
  /** A hook, because the choices may be rows of the server. */
  useChoices: () => readonly Choice[]
}

export interface RecordsEditorProps {
  keys: readonly string[]
  onKeysChange: (keys: readonly string[]) => void
}

/** Records of the server that are too many to list: the editor searches for them. */
interface RecordsFilter {
  kind: 'records'
  label: string
  /** The choice of no filter: 'All Customers'. With it the filter is always in sight. */
  all?: string
  Editor: ComponentType<RecordsEditorProps>
  /** The names of the chosen ones, as text. */
  Names: ComponentType<{ keys: readonly string[] }>
}

/** From and to, both included. */
interface RangeFilter {
  kind: 'dates' | 'numbers'
  label: string
}

export type Filter = ChoicesFilter | RecordsFilter | RangeFilter

interface ChoicesOptions {
  all?: string
  single?: boolean
}

export function choices(label: string, offered: readonly Choice[] | (() => readonly Choice[]), options: ChoicesOptions = {}): Filter {
  if (typeof offered === 'function') return { kind: 'choices', label, ...options, useChoices: offered }
  const [only, ...others] = offered
  return { kind: 'choices', label, ...options, ...(only && others.length === 0 && { only }), useChoices: () => offered }
}

/** Choices from the labels of a set of words. */
export function labelled<V extends string>(values: readonly V[], labels: Record<V, string>): { value: V; label: string }[] {
  return values.map((value) => ({ value, label: labels[value] }))
}

/** The filter of lists whose rows are active or not. */
export const activeFilter = choices('Status', labelled(activeStates, { active: 'Active', inactive: 'Inactive' }), { all: 'All statuses' })

/** The filter by site, under the name `siteId`. It isn't offered while there is one site. */
export const siteFilter: Filter = { ...choices('Site', useSiteChoices), ofSites: true } as Filter

function useSiteChoices(): readonly Choice[] {
  return useSites().map(({ id, code, name }) => ({ value: String(id), label: `${code} · ${name}` }))
}

export function dateRange(label: string): Filter {
  return { kind: 'dates', label }
}

export function numberRange(label: string): Filter {
  return { kind: 'numbers', label }
}

function hasOneParam(filter: Filter): boolean {
  return filter.kind === 'choices' || filter.kind === 'records'
}

/** The parameters of the call that a filter sets. */
export function paramsOf(name: string, filter: Filter): string[] {
  return hasOneParam(filter) ? [name] : [`${name}From`, `${name}To`]
}

/** Values by parameter; a parameter without values is left out. */
export type FilterValues = Readonly<Record<string, readonly string[]>>

/** 'Pending, Picking', 'from Jan 5, 2026', 'Last 7 days', '10 to 20'. */
export function chosenWords(name: string, filter: Filter, values: FilterValues, offered: readonly Choice[]): string {
  if (hasOneParam(filter)) {
    const chosen = values[name] ?? []
    return chosen.map((value) => choiceWords(value, offered)).join(', ')
  }
  const [from, to] = paramsOf(name, filter).map((param) => values[param]?.[0])
  const show = filter.kind === 'dates' ? dayWords : (value: string) => formatNumber(Number(value))
  const period = from === undefined || to !== undefined ? null : periodWords(from)
  if (period) return period
  if (from !== undefined && to !== undefined) return from === to ? show(from) : `${show(from)} to ${show(to)}`
  if (from !== undefined) return `from ${show(from)}`
  return to === undefined ? '' : `up to ${show(to)}`
}

export function isActive(name: string, filter: Filter, values: FilterValues): boolean {
  return paramsOf(name, filter).some((param) => values[param] !== undefined)
}

/** A choice that was deleted is still in addresses and saved views. */
function choiceWords(value: string, offered: readonly Choice[]): string {
  const choice = offered.find((known) => known.value === value)
  if (choice) return choice.label
  return offered.length > 0 ? `${value} (no longer exists)` : value
}

/** From such a day until now: 'Today', 'Last 7 days'. Null for a day of the calendar. */
export function periodWords(from: string): string | null {
  const days = daysBeforeToday(from)
  if (days === null) return null
  return days === 0 ? 'Today' : `Last ${formatNumber(days + 1)} days`
}

function dayWords(day: string): string {
  const days = daysBeforeToday(day)
  if (days === null) return formatDay(day)
  return days === 0 ? 'today' : days === 1 ? 'yesterday' : `${formatNumber(days)} days ago`
}
