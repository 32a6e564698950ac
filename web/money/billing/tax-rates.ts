import type { BillingSettings } from '../../../contract/platform/settings/billing-settings.ts'
import { formatRate } from '../../platform/lib/format.ts'

/** The rate with which the first line begins. */
export function firstRate({ taxRates }: BillingSettings): string {
  return taxRates[0]?.percent ?? '0'
}

/**
 * The rates of the settings as choices, and no tax. A rate that a line has although the settings no longer name it stays a choice of it.
 * Rates of the same percentage are one choice, because a line keeps only the percentage.
 */
export function rateChoices({ taxRates }: BillingSettings, current: string): { value: string; label: string }[] {
  const byPercent = Map.groupBy(taxRates, ({ percent }) => percent)
  const named = [...byPercent].map(([value, rates]) => ({
    value,
    label: `${formatRate(value)} · ${rates.map(({ name }) => name).join(', ')}`,
  }))
  const choices = byPercent.has('0') ? named : [...named, { value: '0', label: 'No tax' }]
  return choices.some(({ value }) => value === current) ? choices : [...choices, { value: current, label: formatRate(current) }]
}
