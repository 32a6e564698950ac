import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeReceivingLocations } from './support/factories.ts'
import { change, goodsChanges, labelOf, newlyBroken } from './support/goods-changes.ts'
import { type Goods, goodsStates } from './support/goods-states.ts'
import { longRun, testSeed } from './support/random-tests.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'
import { makeSite } from './support/transfer-cases.ts'

// Random changes by all roles, one after the other on the same goods, which come from every special state: transfers, returns and counts too.

const size = longRun ? 10_000 : 200
/** Goods are made anew after so many changes, because in the end most are gone. */
const lifetime = 120

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
  await makeSite(it)
  await makeReceivingLocations(it)
})
afterAll(() => it.close())

test(`after ${size} random changes the books balance, and none failed on the server's side`, { timeout: 3_600_000 }, async () => {
  const known = new Set<string>()
  const states = Object.values(goodsStates)
  const goods: Goods[] = []
  const said: string[] = []
  let carriedOut = 0
  const step = fc.record({ what: fc.constantFrom(...goodsChanges), which: fc.nat(states.length - 1) })
  for (const [n, { what, which }] of fc.sample(fc.noBias(step), { numRuns: size, seed: testSeed }).entries()) {
    const make = states[which]
    if (n % lifetime === 0) goods.length = 0
    const chosen = goods[which] ?? (make && (await make(it)))
    if (!chosen) continue
    goods[which] = chosen
    const reply = await change(it, chosen, what)
    if (reply && reply.status < 400) carriedOut++
    said.push(`${labelOf(what)}: ${reply?.status ?? '–'}`)
    expect(reply?.status ?? 0, `${labelOf(what)}, seed ${testSeed}: ${reply?.text}`).toBeLessThan(500)
    if (n % 10 === 9) expect(await newlyBroken(it, known), `seed ${testSeed}, after ${said.slice(-10).join(', ')}`).toBe('')
  }
  expect(carriedOut).toBeGreaterThan(size / 10)
})
