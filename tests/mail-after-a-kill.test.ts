import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '../contract/platform/mail/mails.ts'
import { type MailServer, startMailServer } from './support/mail-server.ts'
import { openProcessStorage, type ProcessStorage } from './support/process-storage.ts'
import { readPdf } from './support/read-pdf.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { tokenOf } from './support/test-people.ts'

const cookie = `tallyhouse=${tokenOf('admin')}`

let storage: ProcessStorage
let mailServer: MailServer
beforeAll(async () => {
  storage = await openProcessStorage()
  mailServer = await startMailServer()
})
afterAll(async () => {
  await mailServer.close()
  await storage.close()
})

test('a server that is killed while it sends a mail has sent it after its restart, once for each click', { timeout: 180_000 }, async () => {
  const env: Record<string, string> = {
    ...storage.env,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'mail@harbour.example',
  }
  let server = await startServerProcess('main', { env })
  const receipt = await ask<{ id: number; receiptNumber: string }>(server, 'POST', '/api/warehouse-receipts', {
    body: { customerId: 1, supplier: 'Weingut', items: [{ sku: 'WINE', quantity: 3 }] },
  })
  const click = { 'idempotency-key': randomUUID() }
  const send = () => ask<Mail>(server, 'POST', `/api/warehouse-receipts/${receipt.id}/email`, { headers: click })
  const stateOf = ({ id }: Mail) => ask<Mail>(server, 'GET', `/api/mails/${id}`)

  mailServer.answers.push('never')
  const mail = await send()
  await expect.poll(() => mailServer.offered.length, { timeout: 30_000 }).toBe(1)
  expect(await stateOf(mail)).toMatchObject({ state: 'sending', attempts: 1 })
  await server.end('SIGKILL')
  // On PostgreSQL the new server waits for the end of the claim.
  if (!storage.db) await storage.endClaims()

  server = await startServerProcess('main', { env })
  // Whoever got no answer clicks again.
  expect(await send()).toEqual(mail)
  await expect.poll(() => mailServer.received.length, { timeout: 90_000, interval: 500 }).toBe(1)
  await expect.poll(async () => (await stateOf(mail)).state, { timeout: 10_000 }).toBe('sent')
  expect(await stateOf(mail)).toMatchObject({ attempts: 2, delivery: 'smtp', error: null })
  expect(await send()).toEqual(mail)
  // Long enough for a worker to look again.
  await sleep(5_000)
  expect(await server.end('SIGTERM')).toBe(0)

  expect(mailServer.received).toHaveLength(1)
  expect(mailServer.offered).toHaveLength(2)
  const [first, second] = mailServer.offered
  expect(second?.headers['message-id']).toBe(first?.headers['message-id'])
  expect((await readPdf(mailServer.received[0]?.pdf ?? Buffer.alloc(0)))[0]).toContain(receipt.receiptNumber)
})

async function ask<T>(
  { address }: ServerProcess,
  method: string,
  path: string,
  { body, headers }: { body?: object; headers?: Record<string, string> } = {},
): Promise<T> {
  const answer = await fetch(address + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
    body: body && JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}
