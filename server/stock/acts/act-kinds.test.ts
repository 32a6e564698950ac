import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpointGroups } from '../../../contract/endpoints.ts'
import type { ActKind } from '../../../contract/stock/acts/act-kinds.ts'
import { changeCases } from '../../../tests/support/change-cases.ts'
import { makeLocation } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, urlOf } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
  // Where pickers bring goods.
  await makeLocation(it, { type: 'staging' })
})
afterAll(() => it.close())

/** The acts of the changes that write to the ledger, by the cases of tests/support/change-cases.ts. */
const expected: Record<string, ActKind[][]> = {
  'inventory.create': [['opening']],
  'inventory.update': [[], ['move'], ['adjust'], []],
  'inventory.delete': [['other']],
  'inventory.restore': [['other']],
  'inventory.adjust': [['adjust'], ['adjust'], []],
  'inventory.move': [['move']],
  'quarantine.dispose': [['other'], ['other']],
  'adjustments.approve': [['adjust']],
  'receipts.update': [['receive'], ['other'], ['receive']],
  'receiptCounting.receive': [['receive'], ['receive']],
  'returns.receive': [['return']],
  'returns.close': [['return']],
  'tasks.complete': [['put_away'], ['put_away'], ['put_away']],
  'picking.pick': [['pick'], ['pick']],
  'picking.pickShort': [
    ['pick', 'short_pick'],
    ['pick', 'short_pick'],
  ],
  'picking.putRight': [['put_right']],
  'picking.pack': [['pack']],
  'handlingUnits.move': [['move']],
  'handlingUnits.pack': [['pack']],
  'handlingUnits.unpack': [['unpack']],
  'orders.advanceTracking': [['pick'], ['pack'], [], ['ship'], ['ship']],
}

test.each(Object.entries(expected))('%s writes its acts', async (name, acts) => {
  for (const [n, prepare] of (changeCases[name] ?? []).entries()) expect(await actsOf(name, prepare), `case ${n}`).toEqual(acts[n] ?? [])
  expect(changeCases[name]?.length).toBeGreaterThanOrEqual(acts.length)
})

async function actsOf(name: string, prepare: (typeof changeCases)[string][number]): Promise<string[]> {
  const [group = '', key = ''] = name.split('.')
  const endpoint = Object.entries(endpointGroups).flatMap(([each, endpoints]) =>
    each === group ? Object.entries(endpoints).flatMap(([called, one]) => (called === key ? [one] : [])) : [],
  )[0]
  if (!endpoint) throw new Error(`There is no call ${name}.`)
  const { by, id, query, body, headers } = await prepare(it)
  const before = await newestAct()
  const reply = await by.request(endpoint.method, urlOf(endpoint, { query, ...(id !== undefined && { params: { id } }) }), {
    body,
    headers,
  })
  expect(reply.status, reply.text).toBeLessThan(300)
  const written = await it.db.read(system, (on) =>
    on.selectFrom('stock_acts').select('kind').where('id', '>', before).orderBy('id').execute(),
  )
  return written.map(({ kind }) => kind)
}

async function newestAct(): Promise<number> {
  const { newest } = await it.db.read(system, (on) =>
    on
      .selectFrom('stock_acts')
      .select((eb) => eb.fn.max('id').as('newest'))
      .executeTakeFirstOrThrow(),
  )
  return newest ?? 0
}
