import { expect, test } from 'vitest'
import { deliveryFrom, fromSupplier } from './from-supplier.ts'

test('a delivery is from its supplier, a transfer from another site', () => {
  expect([fromSupplier('Transfers Ltd'), deliveryFrom('Transfers Ltd')]).toEqual(['from Transfers Ltd', 'delivery from Transfers Ltd'])
  const transfer = 'transfer from Harbour Warehouse'
  expect([fromSupplier('Transfer from Harbour Warehouse'), deliveryFrom('Transfer from Harbour Warehouse')]).toEqual([transfer, transfer])
})
