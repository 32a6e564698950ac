import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { type Caller, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

// An open event stream is no sign that somebody is there.

let it: TestApp
let address: string
let now = new Date('2026-03-01T08:00:00Z')

beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
  address = await it.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => it.close())

async function openStream(caller: Caller) {
  const response = await fetch(`${address}/api/events`, { headers: { cookie: await caller.cookie() } })
  const stream = { status: response.status, heartbeats: 0, ended: false }
  const read = async () => {
    for await (const text of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      if (text.includes('still here')) stream.heartbeats++
    }
    stream.ended = true
  }
  read()
  return stream
}

/** Lets time pass, with a heartbeat and a call after each step, until the stream has ended. */
async function pass(steps: number, hours: number, stream: Awaited<ReturnType<typeof openStream>>, call: () => Promise<unknown>) {
  for (let step = 0; step < steps && !stream.ended; step++) {
    const before = stream.heartbeats
    now = new Date(now.getTime() + hours * 60 * 60_000)
    vi.advanceTimersByTime(25_000)
    await expect.poll(() => stream.heartbeats > before || stream.ended, { interval: 5 }).toBe(true)
    await call()
  }
}

test('a session ends after twelve hours without a call although its stream is open, and the stream ends with it', async () => {
  const caller = await it.signIn('manager')
  const stream = await openStream(caller)
  // A request of somebody else after each heartbeat, so that the look at the session is done before the next.
  const somebodyElse = () => it.as('admin').call(authEndpoints.getUser)
  await pass(11, 1, stream, somebodyElse)
  expect(stream.ended).toBe(false)
  await pass(2, 1, stream, somebodyElse)
  await expect.poll(() => stream.ended).toBe(true)
  expect(await caller.ask(authEndpoints.getUser)).toMatchObject({ status: 401 })
})

test('reopening the stream does not keep the session alive', async () => {
  const caller = await it.signIn('manager')
  const statuses: number[] = []
  for (let hours = 0; hours < 14; hours += 7) {
    now = new Date(now.getTime() + 7 * 60 * 60_000)
    statuses.push((await openStream(caller)).status)
  }
  expect(statuses).toEqual([200, 401])
})

test('refetching after events without user activity does not keep the session alive', async () => {
  const caller = await it.signIn('manager')
  const statuses: number[] = []
  for (let hour = 0; hour < 13; hour++) {
    now = new Date(now.getTime() + 60 * 60_000)
    statuses.push((await caller.ask(authEndpoints.getUser, { headers: { 'x-unattended': 'true' } })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 11 }, () => 200), 401, 401])
})

test('the stream of a session in use ends when the session expires after seven days', async () => {
  const caller = await it.signIn('manager')
  const stream = await openStream(caller)
  const busy = () => caller.ask(authEndpoints.getUser)
  await pass(16, 10, stream, busy)
  expect(stream.ended).toBe(false)
  await pass(1, 10, stream, busy)
  await expect.poll(() => stream.ended).toBe(true)
})
