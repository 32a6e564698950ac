import type { Topic } from '../../topics.ts'

/** The groups of the screen, and the rows behind the key figures, which are reports as well. */
export const reportGroups = ['operational', 'customer', 'financial', 'figures'] as const
export type ReportGroup = (typeof reportGroups)[number]
export const groupLabels: Record<ReportGroup, string> = {
  operational: 'Operational',
  customer: 'Customer',
  financial: 'Financial',
  figures: 'Behind the key figures',
}

/** text, day and time are strings, money a decimal string, the others numbers; percent and hours have one decimal. */
export type ReportColumnKind = 'text' | 'number' | 'percent' | 'hours' | 'money' | 'day' | 'time'

/** The record that a cell names; its id is in the row as `<key>Id`. */
export type ReportLink = 'order' | 'item' | 'customer' | 'receipt' | 'shipment'

export interface ReportColumn {
  key: string
  label: string
  kind: ReportColumnKind
  link?: ReportLink
  /** Left out while the warehouse has one site. */
  ofSites?: true
}

export interface ReportDefinition {
  group: ReportGroup
  title: string
  /** What is counted, in a sentence or two. */
  definition: string
  /** Whether it covers a period; otherwise it says how things stand now. */
  hasPeriod: boolean
  /** Offered only where the warehouse has several sites. */
  ofSites?: true
  columns: readonly ReportColumn[]
  /** The columns that a chart of it shows over its first column. */
  chart?: readonly [string] | readonly [string, string]
  /** The topics that may change it. */
  shows: readonly Topic[]
}

export type ReportCell = string | number | null
export type ReportRow = Record<string, ReportCell>

/** The report as it is while the warehouse has one site. */
export function withoutSites<D extends ReportDefinition>(definition: D): D {
  return { ...definition, columns: definition.columns.filter(({ ofSites }) => !ofSites) }
}

/** Keeps the keys of the columns in the type. */
export function report<const D extends ReportDefinition>(definition: D): D {
  return definition
}

export const text = <const K extends string>(key: K, label: string) => ({ key, label, kind: 'text' }) as const
export const number = <const K extends string>(key: K, label: string) => ({ key, label, kind: 'number' }) as const
export const percent = <const K extends string>(key: K, label: string) => ({ key, label, kind: 'percent' }) as const
export const hours = <const K extends string>(key: K, label: string) => ({ key, label, kind: 'hours' }) as const
export const money = <const K extends string>(key: K, label: string) => ({ key, label, kind: 'money' }) as const
export const day = <const K extends string>(key: K, label: string) => ({ key, label, kind: 'day' }) as const
export const time = <const K extends string>(key: K, label: string) => ({ key, label, kind: 'time' }) as const
/** The name of a record that the cell leads to. */
export const linked = <const K extends string, const L extends ReportLink>(key: K, label: string, link: L) =>
  ({ key, label, kind: 'text', link }) as const
/** The code of a site. */
export const site = { key: 'site', label: 'Site', kind: 'text', ofSites: true } as const
