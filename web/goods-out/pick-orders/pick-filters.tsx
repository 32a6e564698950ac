import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { orderStatusLabels } from '../../../contract/goods-out/orders/order-labels.ts'
import { orderStatuses } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { useSearchState } from '../../platform/address/use-search-state.ts'
import { LabelledDate } from '../../platform/form/date-input.tsx'
import { dateProblem, isDate } from '../../platform/form/read-date.ts'
import { choices, type FilterValues, labelled } from '../../platform/list/filters.ts'
import { PinnedFilter } from '../../platform/list/pinned-filter.tsx'
import { entities } from '../../platform/lookup/entity-filter.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Panel } from '../../platform/ui/panel.tsx'

/** Specification §2, 3PL Warehouse Management: the other statuses aren't offered, but an address may name them. */
const offered = ['pending', 'processing', 'completed'] as const

const customers = entities('Customer', 'customer', { all: 'All Customers' })
const statuses = choices('Status', labelled(offered, orderStatusLabels), { all: 'All Statuses', single: true })

const several = <T extends z.ZodType<string>>(one: T) => z.union([one, z.array(one)]).transform((values) => [values].flat())
const inAddress = z.object({
  customerId: several(z.string().regex(/^\d+$/)),
  status: several(z.enum(orderStatuses)),
  createdFrom: z.iso.date(),
  createdTo: z.iso.date(),
  page: z.string(),
})

/** The filters that were applied, which both lists of the screen obey. The address says them. */
export function usePickFilters() {
  const [search, change] = useSearchState(inAddress)
  const applied = {
    ...(search.customerId && { customerId: search.customerId.map(Number) }),
    ...(search.status && { status: search.status }),
    ...(search.createdFrom && { createdFrom: search.createdFrom }),
    ...(search.createdTo && { createdTo: search.createdTo }),
  }
  return { search, applied, apply: (filters: Parameters<typeof change>[0]) => change({ ...filters, page: undefined }) }
}

interface PickFiltersProps {
  search: ReturnType<typeof usePickFilters>['search']
  onApply: ReturnType<typeof usePickFilters>['apply']
}

/** Both lists change when the filters are applied, not before. */
export function PickFilters({ search, onApply }: PickFiltersProps) {
  const [values, setValues] = useState<FilterValues>({ ...pick('customerId', search.customerId), ...pick('status', search.status) })
  const [from, setFrom] = useState(search.createdFrom ?? '')
  const [to, setTo] = useState(search.createdTo ?? '')

  function change(changed: Readonly<Record<string, readonly string[] | undefined>>) {
    setValues((before) =>
      Object.fromEntries(Object.entries({ ...before, ...changed }).flatMap(([name, keys]) => (keys ? [[name, keys]] : []))),
    )
  }

  const latest = isDate(to) ? to : undefined
  const earliest = isDate(from) ? from : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    // The fields say why.
    if (dateProblem(from, { max: latest }) ?? dateProblem(to, { min: earliest })) return
    onApply({
      customerId: values.customerId ? [...values.customerId] : undefined,
      status: values.status as (typeof orderStatuses)[number][] | undefined,
      createdFrom: from || undefined,
      createdTo: to || undefined,
    })
  }

  return (
    <Panel>
      <form onSubmit={submit} aria-label="Filters" className="flex flex-wrap items-end gap-3 p-3 sm:px-4">
        <PinnedFilter name="customerId" filter={customers} values={values} onChange={change} />
        <PinnedFilter name="status" filter={statuses} values={values} onChange={change} />
        <LabelledDate label="From" max={latest} value={from} onValueChange={setFrom} />
        <LabelledDate label="To" min={earliest} value={to} onValueChange={setTo} />
        <Button type="submit" className="max-sm:w-full">
          Apply Filters
        </Button>
      </form>
    </Panel>
  )
}

function pick(name: string, keys: readonly string[] | undefined): FilterValues {
  return keys ? { [name]: keys } : {}
}
