import { expect, test } from 'vitest'
import type { SavedView } from '../../contract/saved-views.ts'
import { showsSame, stateOfView, viewDefinition } from './view-definition.ts'

const state = { q: 'tea', filters: { status: ['pending', 'picking'], createdFrom: ['2026-01-05'] }, sort: '-createdAt' }

function viewOf(definition: SavedView['definition']): SavedView {
  const row = { id: 1, screen: 'orders', name: 'Mine', shared: false, owner: 'Ana', mine: true, version: 1 } as const
  return { ...row, createdAt: '2026-01-05T08:00:00Z', updatedAt: '2026-01-05T08:00:00Z', definition }
}

test('a saved view shows what was shown when it was saved', () => {
  const saved = viewOf(viewDefinition(state, [{ id: 'number', hidden: false }]))
  expect(stateOfView(saved, ['status', 'createdFrom'], 'orderNumber')).toEqual(state)
})

test('a filter that the list has no more is left out, and without an order the list’s own counts', () => {
  const saved = viewOf({ filters: [{ field: 'gone', values: ['1'] }], sort: null, columns: [] })
  expect(stateOfView(saved, ['status'], 'orderNumber')).toEqual({ q: '', filters: {}, sort: 'orderNumber' })
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
