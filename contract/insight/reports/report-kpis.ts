import { z } from 'zod'
import { quantity } from '../../fields.ts'
import type { ReportKey } from './reports.ts'

/** So many of so many. */
const share = z.object({ count: quantity, of: quantity })

export const keyFigures = z.object({
  fulfilment: share,
  /** Hours with one decimal; null while there is none to count. */
  processing: z.object({ hours: z.number().nullable(), movements: quantity }),
  /** From 1 to 5 with one decimal. */
  satisfaction: z.object({ rating: z.number().nullable(), ratings: quantity }),
  accuracy: share,
})
export type KeyFigures = z.output<typeof keyFigures>

interface KpiDefinition {
  label: string
  definition: string
  /** The rows that it counts. */
  rows: ReportKey
}

/** The cards of the screen, in its order. */
export const kpiDefinitions = {
  fulfilment: {
    label: 'Fulfilment Rate',
    definition: 'Movements exported complete, of those exported or cancelled',
    rows: 'ended-movements',
  },
  processing: {
    label: 'Processing Time',
    definition: 'Mean time from confirmation to documentation of the movements exported',
    rows: 'processing-times',
  },
  satisfaction: { label: 'Satisfaction', definition: 'Mean of the ratings that customers gave', rows: 'ratings' },
  accuracy: {
    label: 'Accuracy',
    definition: 'Lines without a pick exception or later correction, of all lines exported',
    rows: 'picked-lines',
  },
} as const satisfies Record<keyof KeyFigures, KpiDefinition>

/** In percent with one decimal, half up; null where nothing is counted. */
export function percentOf({ count, of }: { count: number; of: number }): number | null {
  return of === 0 ? null : Math.floor((count * 1000) / of + 0.5) / 10
}
