import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'
import { queueMail } from './queue-mail.ts'
import { sendDueMails } from './send-mails.ts'

let app: TestApp
let server: MailServer
beforeAll(async () => {
  app = await openTestApp()
  server = await startMailServer()
})
afterAll(async () => {
  await server.close()
  await app.close()
})

async function sendOne() {
  const customer = { id: 1, name: 'Acme Imports', contactEmail: 'office@acme.example' }
  const mail = { kind: 'receipt' as const, subjectId: 7, customer, subject: 'Receipt', body: 'Please find it attached.' }
  await app.db.transaction(system, (trx) => queueMail(trx, system, mail))
  const settings = { smtpUrl: server.url, mailFrom: 'Harbour Logistics <mail@harbour.example>', mailFolder: '/nowhere' }
  const receipt = async () => ({ fileName: 'receipt.pdf', content: new Uint8Array() })
  await sendDueMails({ db: app.db, log: { info: () => {}, error: () => {} }, settings }, { receipt, quote: receipt, invoice: receipt })
  return server.received.at(-1)?.headers
}

test('a customer who answers a mail reaches whoever runs the warehouse', async () => {
  expect(await sendOne()).not.toHaveProperty('reply-to')
  const operator = { name: null, address: null, email: 'office@harbour.example' }
  await app.as('admin').call(settingsEndpoints.updateOperator, { body: operator })
  expect(await sendOne()).toMatchObject({ from: 'Harbour Logistics <mail@harbour.example>', 'reply-to': 'office@harbour.example' })
})
