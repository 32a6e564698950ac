import { expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import type { SavedView } from '../../../contract/people/saved-views/saved-views.ts'
import { choices, dateRange } from './filters.ts'
import { defineList } from './list-definition.ts'
import { missingFrom, showsSame, stateOfView, type ViewedList, viewDefinition } from './view-definition.ts'

const orders: ViewedList = defineList(ordersEndpoints.list, {
  screen: 'orders',
  caption: 'Movements',
  search: 'Search',
  failed: 'Failed',
  empty: { title: 'None' },
  noMatch: { title: 'None' },
  sort: 'orderNumber',
  columns: [{ id: 'number', header: 'Number', cell: () => null }],
  filters: { status: choices('Status', []), created: dateRange('Created') },
  rowName: ({ orderNumber }) => orderNumber,
}) as ViewedList

const state = { q: 'tea', filters: { status: ['pending', 'picking'], createdFrom: ['2026-01-05'] }, sort: '-createdAt' }

function viewOf(definition: SavedView['definition']): SavedView {
  const row = { id: 1, screen: 'orders', name: 'Mine', shared: false, owner: 'Ana', mine: true, version: 1 } as const
  return { ...row, createdAt: '2026-01-05T08:00:00Z', updatedAt: '2026-01-05T08:00:00Z', definition }
}

test('a saved view shows what was shown when it was saved', () => {
  const saved = viewOf(viewDefinition(state, [{ id: 'number', hidden: false }]))
  expect(stateOfView(saved, orders)).toEqual(state)
  expect(missingFrom(orders, saved)).toEqual([])
})

test('what the list doesn’t have any more is left out and named; without an order the list’s own counts', () => {
  const saved = viewOf({
    filters: [
      { field: 'q', values: ['tea'] },
      { field: 'gone', values: ['1'] },
      { field: 'status', values: ['lost', 'pending'] },
    ],
    sort: '-weight',
    columns: [{ field: 'number' }, { field: 'weight' }],
  })
  expect(stateOfView(saved, orders)).toEqual({ q: 'tea', filters: { status: ['pending'] }, sort: 'orderNumber' })
  expect(missingFrom(orders, saved)).toEqual(['the filter “gone”', '“lost” as Status', 'the column “weight”', 'the order “-weight”'])
})

test('a relative day is stored as it was chosen', () => {
  const saved = viewOf(viewDefinition({ ...state, filters: { createdFrom: ['today-6'] } }, []))
  expect(stateOfView(saved, orders).filters).toEqual({ createdFrom: ['today-6'] })
})

test('a view names hidden columns and widths', () => {
  const layout = [
    { id: 'number', hidden: false, width: 120 },
    { id: 'type', hidden: true },
  ]
  expect(viewDefinition(state, layout).columns).toEqual([
    { field: 'number', width: 120 },
    { field: 'type', hidden: true },
  ])
})

test('the order in which filters were chosen is no modification', () => {
  const other = { ...state, filters: { createdFrom: ['2026-01-05'], status: ['picking', 'pending'] } }
  expect(showsSame(state, other)).toBe(true)
  expect(showsSame(state, { ...other, filters: { ...other.filters, status: ['picking'] } })).toBe(false)
})
