import { expect, test } from 'vitest'
import { arrangedColumns, type Column, completeLayout } from './table-column.ts'

const columns: Column<never>[] = ['sku', 'name', 'new', 'status'].map((id) => ({ id, header: id, cell: () => null }))

test('a column that the layout does not know is shown at its own place', () => {
  const layout = ['status', 'sku', 'name'].map((id) => ({ id, hidden: false }))
  expect(arrangedColumns(columns, layout).map(({ id }) => id)).toEqual(['status', 'sku', 'new', 'name'])
})

test('hidden columns, and those that there are no more, are left out; a width is kept', () => {
  const layout = [
    { id: 'gone', hidden: false },
    { id: 'name', hidden: true },
    { id: 'sku', hidden: false, width: 90 },
  ]
  expect(arrangedColumns(columns, layout).map(({ id, width }) => [id, width])).toEqual([
    ['sku', '90px'],
    ['new', undefined],
    ['status', undefined],
  ])
})

test('extra columns are hidden until they are shown', () => {
  expect(completeLayout([{ id: 'by', header: 'By', extra: true, cell: () => null }])).toEqual([{ id: 'by', hidden: true }])
})
