import { type Kysely, sql } from 'kysely'
import {
  daysAfterOnboarding,
  type OnboardingSettings,
  type OnboardingState,
  type OnboardingStep,
  onboardingSteps,
} from '../../../contract/people/onboarding/onboarding.ts'
import type { Tables } from '../../platform/engine/tables.ts'

interface Read {
  settings: OnboardingSettings
  /** Null while the guide is hidden: then nothing but the setting is read. */
  done: Record<OnboardingStep, boolean> | null
  openReceiptId: number | null
  firstCustomerId: number | null
  /** Whether a receipt was stored so long ago that the guide ends by itself. */
  isOver: boolean
}

/** One statement. Every question is answered by the first row that is found, so that it costs the same however much there is. */
export async function readOnboarding(on: Kysely<Tables>, now: Date): Promise<OnboardingState> {
  const over = new Date(now.getTime() - daysAfterOnboarding * 24 * 60 * 60 * 1000)
  const { rows } = await sql<Read>`
    with guide as materialized (select value, value ->> 'view' <> 'hidden' as is_wanted from settings where key = 'onboarding')
    select value as settings,
      case when is_wanted then json_build_object(
        'operator', exists (select from settings where key = 'operator' and value ->> 'name' is not null and value ->> 'address' is not null),
        'timeZone', exists (select from settings where key = 'warehouse' and value ->> 'timeZone' <> 'UTC'),
        'storage', exists (select from locations where type = 'storage' and is_active and not is_built_in),
        'receiving', exists (select from locations where type = 'receiving' and is_active and not is_built_in),
        'category', exists (select from product_categories),
        'customer', exists (select from customers),
        'item', exists (select from inventory_items where deleted_at is null),
        'receipt', exists (select from receipts where withdrawn_at is null),
        'stored', exists (select from receipts where status = 'stored')) end as done,
      case when is_wanted and not exists (select from receipts where status = 'stored')
        then (select min(id) from receipts where withdrawn_at is null) end as "openReceiptId",
      case when is_wanted then (select min(id) from customers where status = 'active') end as "firstCustomerId",
      is_wanted and exists (select from receipts where status = 'stored' and stored_at < ${over}) as "isOver"
    from guide`.execute(on)
  const [read] = rows
  if (!read) throw new Error('The setting of the set-up guide is missing.')
  return stateOf(read)
}

function stateOf({ settings: { view, skipped }, done, openReceiptId, firstCustomerId, isOver }: Read): OnboardingState {
  if (!done) return { shown: false, steps: [], openReceiptId: null, firstCustomerId: null }
  const isSkipped = (step: OnboardingStep) => skipped.some((one) => one === step)
  const steps = onboardingSteps.map((step) => ({
    step,
    state: done[step] ? ('done' as const) : isSkipped(step) ? ('skipped' as const) : ('open' as const),
  }))
  const isOpen = steps.some(({ state }) => state === 'open')
  return { shown: view === 'shown' || isOpen || !isOver, steps, openReceiptId, firstCustomerId }
}
