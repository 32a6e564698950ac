import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const read = () => it.as('manager').call(settingsEndpoints.getAdjustments)
const save = (adjustmentReasons: string[], who: 'admin' | 'manager' = 'admin') =>
  it.as(who).ask(settingsEndpoints.updateAdjustments, { body: { adjustmentReasons } })

test('the usual reasons are offered until an administrator writes others', async () => {
  expect(await read()).toEqual({ adjustmentReasons: ['Damaged', 'Found', 'Lost', 'Expired', 'Counted', 'Correction', 'Other'] })
  expect((await save([' Broken pallet ', 'Sampled'])).body).toEqual({ adjustmentReasons: ['Broken pallet', 'Sampled'] })
  expect(await read()).toEqual({ adjustmentReasons: ['Broken pallet', 'Sampled'] })
})

test.each([
  { why: 'none', reasons: [] },
  { why: 'more than 20', reasons: Array.from({ length: 21 }, (_, n) => `Reason ${n}`) },
  { why: 'a text of more than 60 characters', reasons: ['x'.repeat(61)] },
  { why: 'an empty one', reasons: ['Damaged', ' '] },
  { why: 'one twice', reasons: ['Damaged', 'damaged'] },
])('$why is refused', async ({ reasons }) => {
  expect((await save(reasons)).status).toBe(400)
})

test('managers read them, only administrators change them, customers do neither', async () => {
  expect((await save(['Damaged'], 'manager')).status).toBe(403)
  expect((await it.as('customer').ask(settingsEndpoints.getAdjustments)).status).toBe(403)
})
