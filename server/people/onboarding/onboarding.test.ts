import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import {
  daysAfterOnboarding,
  type OnboardingStep,
  onboardingEndpoints,
  onboardingSteps,
} from '../../../contract/people/onboarding/onboarding.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { makeCategory, makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'

let it: TestApp
let now = new Date('2026-05-04T08:00:00Z')
beforeAll(async () => {
  it = await openTestApp({ empty: true, clock: () => now })
  const body = { username: 'admin', email: 'admin@tallyhouse.example', password: testPassword }
  await it.anyone.call(authEndpoints.register, { body })
})
afterAll(() => it.close())

const read = () => it.as('admin').call(onboardingEndpoints.get)
const done = async () => (await read()).steps.flatMap(({ step, state }) => (state === 'done' ? [step] : []))

test('each step of an empty warehouse is done by the data alone; the guide ends by itself a week after the first stored receipt', async () => {
  const steps = onboardingSteps.map((step) => ({ step, state: 'open' }))
  expect(await read()).toEqual({ shown: true, steps, openReceiptId: null, firstCustomerId: null })
  const admin = it.as('admin')
  const reached: OnboardingStep[] = []
  const leadsTo = async (step: OnboardingStep, work: () => Promise<unknown>) => {
    await work()
    reached.push(step)
    expect(await done()).toEqual(reached)
  }
  const operator = { name: 'Harbour Logistics', address: null, email: null }
  await admin.call(settingsEndpoints.updateOperator, { body: operator })
  expect(await done()).toEqual([])
  await leadsTo('operator', () => admin.call(settingsEndpoints.updateOperator, { body: { ...operator, address: '2 Quay Street' } }))
  await leadsTo('timeZone', () => admin.call(settingsEndpoints.updateWarehouse, { body: { timeZone: 'Europe/Amsterdam' } }))
  const { id: shelf } = await makeLocation(it, { code: 'A-01', type: 'storage', isActive: false })
  expect(await done()).toEqual(reached)
  await leadsTo('storage', () => admin.call(locationsEndpoints.update, { params: { id: shelf }, body: { isActive: true } }))
  await leadsTo('receiving', () => makeLocation(it, { code: 'RCV-1', type: 'receiving' }))
  await leadsTo('category', () => makeCategory(it))
  const customer = { name: 'Acme Imports', type: '3pl', contactEmail: 'ops@acme.example', password: testPassword } as const
  await leadsTo('customer', () => admin.call(customersEndpoints.create, { body: customer }))
  await leadsTo('item', () => makeItem(it, { sku: 'FIRST-1', quantity: 0 }))
  let receipt = 0
  await leadsTo('receipt', async () => {
    const body = { customerId: 1, supplier: 'Casa Norte', items: [{ sku: 'FIRST-1', quantity: 4 }] }
    receipt = (await admin.call(receiptsEndpoints.create, { body })).id
  })
  expect(await read()).toMatchObject({ shown: true, openReceiptId: receipt, firstCustomerId: 1 })
  for (const status of ['received', 'inspected', 'stored'] as const) {
    await admin.call(receiptsEndpoints.update, { params: { id: receipt }, body: { status } })
  }
  expect(await done()).toEqual([...onboardingSteps])
  expect(await read()).toMatchObject({ shown: true, openReceiptId: null })
  now = new Date(now.getTime() + (daysAfterOnboarding * 24 + 1) * 60 * 60 * 1000)
  expect((await (await it.signIn('admin')).call(onboardingEndpoints.get)).shown).toBe(false)
})

test('what is optional can be skipped, until it is done; the guide can be hidden for all staff and shown again', async () => {
  const other = await openTestApp()
  const manager = other.as('manager')
  expect(await manager.call(onboardingEndpoints.get)).toEqual({ shown: false, steps: [], openReceiptId: null, firstCustomerId: null })
  const shown = await manager.call(onboardingEndpoints.update, { body: { view: 'shown' } })
  expect(shown).toMatchObject({ shown: true, steps: expect.arrayContaining([{ step: 'customer', state: 'done' }]) })
  const skip = await manager.call(onboardingEndpoints.update, { body: { skipped: ['category', 'timeZone'] } })
  expect(skip.steps.filter(({ state }) => state === 'skipped').map(({ step }) => step)).toEqual(['timeZone', 'category'])
  await makeCategory(other)
  expect(await other.as('admin').call(onboardingEndpoints.get)).toMatchObject({
    shown: true,
    steps: expect.arrayContaining([
      { step: 'category', state: 'done' },
      { step: 'timeZone', state: 'skipped' },
    ]),
  })
  await manager.call(onboardingEndpoints.update, { body: { view: 'hidden' } })
  expect(await other.as('admin').call(onboardingEndpoints.get)).toMatchObject({ shown: false })
  expect(await other.as('customer').ask(onboardingEndpoints.get)).toMatchObject({ status: 403 })
  expect(await manager.request('PATCH', '/api/onboarding', { body: { skipped: ['customer'] } })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'skipped.0', message: 'must be one of timeZone, category' }] },
  })
  await other.close()
})
