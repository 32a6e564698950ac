import { z } from 'zod'
import { day } from '../../fields.ts'

/* What a report covers: the last N × 24 hours, a month or quarter of the warehouse, or days of it. */

export const rollingPeriods = ['7d', '30d', '90d', '1y'] as const
export const calendarPeriods = ['this_month', 'last_month', 'this_quarter'] as const
export const reportPeriods = [...rollingPeriods, ...calendarPeriods] as const
export type ReportPeriod = (typeof reportPeriods)[number]
export const defaultPeriod = '30d'

export const periodDays: Record<(typeof rollingPeriods)[number], number> = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 }
export const periodLabels: Record<ReportPeriod, string> = {
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  '1y': 'Last year',
  this_month: 'This month',
  last_month: 'Last month',
  this_quarter: 'This quarter',
}

export const mostReportDays = 400

/** The fields of calls: a period, the last 30 days unless one is sent, or instead of it the first and the last day. */
export const timeFields = { period: z.enum(reportPeriods).optional(), from: day.optional(), to: day.optional() }

/** A period, or days of the warehouse, both included. */
export interface ReportTime {
  period?: ReportPeriod | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Why the fields don't fit together, and which field. */
export function timeProblem({ period, from, to }: ReportTime): { field: 'from' | 'to'; message: string } | null {
  if (from === undefined && to === undefined) return null
  if (from === undefined) return { field: 'from', message: 'Enter the first day' }
  if (to === undefined) return { field: 'to', message: 'Enter the last day' }
  if (period !== undefined) return { field: 'from', message: 'Send a period or two days, not both' }
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  if (days < 1) return { field: 'to', message: 'The last day can’t be before the first' }
  if (days > mostReportDays) return { field: 'to', message: `A report covers at most ${mostReportDays} days` }
  return null
}

/** For `check` of a schema with these fields. */
export function checkTime({ value, issues }: { value: ReportTime; issues: unknown[] }): void {
  const problem = issues.length === 0 ? timeProblem(value) : null
  if (problem) issues.push({ code: 'custom', path: [problem.field], message: problem.message, input: value })
}

/** 'Last 30 days', '2026-05-01 to 2026-05-31'. */
export function timeLabel({ period = defaultPeriod, from, to }: ReportTime): string {
  return from !== undefined && to !== undefined ? `${from} to ${to}` : periodLabels[period]
}
