import { expect, test } from 'vitest'
import { itemsList } from '../web/inventory/items-list.tsx'
import { askedFields } from '../web/list/asked-fields.ts'
import type { ListDefinition } from '../web/list/list-definition.ts'
import { ordersList } from '../web/orders/orders-lists.tsx'
import { screenFields } from './operations.ts'

/** With one site, where the column of the site is left out. */
function fieldsOf({ columns, ...list }: Pick<ListDefinition<never>, 'endpoint' | 'columns' | 'reads'>): string | undefined {
  return askedFields({ ...list, columns: columns.filter(({ ofSites }) => !ofSites) }, [], 'admin')?.join()
}

test('the benchmark asks for the fields that the screens ask for', () => {
  expect(fieldsOf(ordersList)).toBe(screenFields.orders)
  expect(fieldsOf(itemsList)).toBe(screenFields.inventory)
})
