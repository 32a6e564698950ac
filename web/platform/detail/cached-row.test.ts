import { expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { queryClient } from '../lib/query-client.ts'
import { listPageQuery } from '../list/list-page.ts'
import { cachedRow } from './cached-row.ts'

test('a record begins with the row of a list, unless the list was asked for some fields only', () => {
  const page = { page: 1, limit: 10 }
  const rows = [{ id: 7, orderNumber: 'WM-7' }]
  queryClient.setQueryData(listPageQuery(ordersEndpoints.list, { query: { fields: 'id,orderNumber' }, ...page }).queryKey, {
    rows,
  } as never)
  expect(cachedRow(ordersEndpoints.list, 7)).toBeUndefined()
  queryClient.setQueryData(listPageQuery(ordersEndpoints.list, { query: {}, ...page }).queryKey, { rows } as never)
  expect(cachedRow(ordersEndpoints.list, 7)).toEqual(rows[0])
})
