import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import { json } from '../../formats.ts'

/** What leads from an empty installation to the first goods on a shelf, in this order. */
export const onboardingSteps = [
  'operator',
  'timeZone',
  'storage',
  'receiving',
  'category',
  'customer',
  'item',
  'receipt',
  'stored',
] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** Steps that a warehouse can do without: UTC may be its time zone, and items need no category. */
export const skippableSteps = ['timeZone', 'category'] as const satisfies readonly OnboardingStep[]

/** The guide shows itself while a step is open and for this long after the first receipt was stored. */
export const daysAfterOnboarding = 7

export const onboardingSettings = z.object({
  /** By itself; always, because staff asked for it; or never, because staff hid it. */
  view: z.enum(['automatic', 'shown', 'hidden']),
  skipped: z.array(z.enum(skippableSteps)),
})
export type OnboardingSettings = z.output<typeof onboardingSettings>

export const onboardingState = z.object({
  /** Whether the dashboard of staff shows it. */
  shown: z.boolean(),
  /** Empty while it is hidden. */
  steps: z.array(
    z.object({
      step: z.enum(onboardingSteps),
      /** Done is what the data says; skipped what a person said. */
      state: z.enum(['open', 'done', 'skipped']),
    }),
  ),
  /** The first receipt that is not stored yet; null when there is none, or one was stored. */
  openReceiptId: id.nullable(),
  /** The first active customer, the default owner of the first item; null when there is none, and while the guide is hidden. */
  firstCustomerId: id.nullable(),
})
export type OnboardingState = z.output<typeof onboardingState>

export const onboardingChange = z.object({
  view: z.enum(['shown', 'hidden'], { error: 'must be shown or hidden' }).optional(),
  /** Replaces what was skipped before. */
  skipped: z
    .array(z.enum(skippableSteps, { error: `must be one of ${skippableSteps.join(', ')}` }), { error: 'must be a list of steps' })
    .max(skippableSteps.length, `must have at most ${skippableSteps.length} steps`)
    .optional(),
})

export const onboardingEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/onboarding',
    summary: 'Progress of the warehouse set-up',
    allow: 'onboarding.read',
    answer: json(onboardingState),
    shows: ['settings', 'locations', 'categories', 'customers', 'inventory', 'receipts'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/onboarding',
    summary: 'Hide the set-up guide or show it again, and skip a step that is optional',
    allow: 'onboarding.change',
    body: json(onboardingChange),
    answer: json(onboardingState),
    changes: ['settings'],
  }),
}
