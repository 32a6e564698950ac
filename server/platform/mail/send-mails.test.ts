import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Mail, mailsEndpoints } from '../../../contract/platform/mail/mails.ts'
import { type MailServer, readMail, startMailServer } from '../../../tests/support/mail-server.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { httpError } from '../../errors.ts'
import type { StaffViewer } from '../../viewer.ts'
import type { ChangeEvent } from '../engine/database.ts'
import { pdfStream } from '../files/pdf.ts'
import { claimLasts, mostAttempts, pauseAfter } from './mail-timing.ts'
import { type NewMail, queueMail } from './queue-mail.ts'
import { type MailDocuments, sendDueMails } from './send-mails.ts'

const staff: StaffViewer = { role: 'manager', userId: 2, name: 'Mo', customerId: null }
const customer = { id: 1, name: 'Acme Imports', contactEmail: 'office@acme.example' }

let now = new Date('2026-03-02T12:00:00Z')
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000)
}

let app: TestApp
let server: MailServer
let mailFolder: string
const logged: string[] = []
beforeAll(async () => {
  app = await openTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  server = await startMailServer()
  mailFolder = await mkdtemp(join(tmpdir(), 'tallyhouse-mail-'))
})
afterEach(async () => {
  await server.close()
  await rm(mailFolder, { recursive: true })
  // Each test begins with nothing to send.
  const open = await app.as('admin').call(mailsEndpoints.list, { query: { state: ['queued', 'sending'] } })
  expect(open).toEqual([])
})

const ofReceipt: MailDocuments['receipt'] = async (_, id) => ({
  fileName: `receipt-WR-${id}.pdf`,
  content: pdfStream({
    letterhead: { name: 'Harbour Logistics', lines: [], logo: null },
    title: 'Receipt',
    number: `WR-${id}`,
    facts: [],
    blocks: [],
  }),
})
const documents: MailDocuments = { receipt: ofReceipt, quote: ofReceipt, invoice: ofReceipt }

function queue(wanted: Partial<NewMail> = {}): Promise<Mail> {
  const mail: NewMail = { kind: 'receipt', subjectId: 7, customer, subject: 'Receipt WR-7', body: 'Please find it attached.', ...wanted }
  return app.db.transaction(staff, (trx) => queueMail(trx, staff, mail))
}

/** Sends what is due as a worker does. */
function work({
  smtpUrl = server.url,
  with: made = documents,
}: {
  smtpUrl?: string | null
  with?: Partial<MailDocuments>
} = {}): Promise<void> {
  const settings = { smtpUrl, mailFrom: 'Harbour Logistics <mail@harbour.example>', mailFolder }
  const log = { info: () => {}, error: ({ message }: Error) => logged.push(message) }
  return sendDueMails({ db: app.db, log, settings }, { ...documents, ...made })
}

const read = ({ id }: Mail) => app.as('manager').call(mailsEndpoints.get, { params: { id } })

test('a mail arrives with its text and its PDF, and tells so', async () => {
  const mail = await queue({ body: 'Dear Ђорђевић,\n\nplease find it attached.\n' })
  expect(mail).toMatchObject({ state: 'queued', to: 'office@acme.example', delivery: null, attempts: 0, error: null, sentAt: null })
  pass(5)
  await work()
  expect(await read(mail)).toMatchObject({ state: 'sent', delivery: 'smtp', attempts: 1, error: null, sentAt: now.toISOString() })
  const [received, ...more] = server.received
  expect(more).toEqual([])
  expect(received).toMatchObject({
    from: 'mail@harbour.example',
    to: ['office@acme.example'],
    headers: {
      from: 'Harbour Logistics <mail@harbour.example>',
      to: 'Acme Imports <office@acme.example>',
      subject: 'Receipt WR-7',
      'message-id': expect.stringMatching(/^<[\da-f-]{36}@harbour\.example>$/),
      'auto-submitted': 'auto-generated',
      date: 'Mon, 02 Mar 2026 12:00:00 +0000',
    },
  })
  expect(received?.text).toContain('Dear Ђорђевић,')
  const [page] = await readPdf(received?.pdf ?? Buffer.alloc(0))
  expect(page).toContain('Receipt WR-7')
  expect(received?.raw).toContain('filename=receipt-WR-7.pdf')
})

test('staff see each state as it comes, and customers learn nothing', async () => {
  const events: ChangeEvent[] = []
  const end = app.db.subscribe((event) => events.push(event))
  const mail = await queue()
  const states: string[] = []
  await work({
    with: {
      receipt: async (db, id) => {
        states.push((await read(mail)).state)
        return documents.receipt(db, id)
      },
    },
  })
  end()
  expect(states).toEqual(['sending'])
  expect(events).toEqual([
    { topic: 'mails', ids: [mail.id], customerId: null },
    { topic: 'mails', ids: [mail.id], customerId: null },
  ])
  expect((await app.as('customer').ask(mailsEndpoints.get, { params: { id: mail.id } })).status).toBe(403)
  expect((await app.as('customer').ask(mailsEndpoints.list)).status).toBe(403)
  const found = await app.as('manager').call(mailsEndpoints.list, { query: { kind: 'receipt', subjectId: 7, q: 'acme wr-7' } })
  expect(found.map(({ id }) => id)).toContain(mail.id)
  expect(await app.as('manager').call(mailsEndpoints.list, { query: { subjectId: 8 } })).toEqual([])
})

test('a customer without an address is refused', async () => {
  await expect(queue({ customer: { ...customer, contactEmail: null } })).rejects.toMatchObject({
    status: 409,
    message: 'Acme Imports has no email address. Add one to the customer, then send the email again.',
  })
})

test('a mail server that puts a mail off is asked again later, by the same Message-ID', async () => {
  server.answers.push({ code: 451, message: 'Try again later' })
  const mail = await queue()
  await work()
  expect(await read(mail)).toMatchObject({
    state: 'queued',
    attempts: 1,
    error: 'The mail server deferred the email: 451 Try again later',
    nextAttemptAt: new Date(now.getTime() + 60_000).toISOString(),
  })
  pass(59)
  await work()
  expect(server.offered).toHaveLength(1)
  pass(1)
  await work()
  expect(await read(mail)).toMatchObject({ state: 'sent', attempts: 2, error: null, nextAttemptAt: null })
  expect(server.received).toHaveLength(1)
  expect(new Set(server.offered.map(({ headers }) => headers['message-id'])).size).toBe(1)
})

test('a mail server that rejects a mail is not asked again, and its words are told', async () => {
  server.answers.push({ code: 550, message: 'No such user here' })
  const mail = await queue()
  await work()
  expect(await read(mail)).toMatchObject({
    state: 'failed',
    attempts: 1,
    error: 'The mail server rejected the email: 550 No such user here',
    nextAttemptAt: null,
    sentAt: null,
  })
  pass(3_600)
  await work()
  expect(server.offered).toHaveLength(1)
})

test('a mail server that is away is asked for two hours, then the mail has failed', async () => {
  const smtpUrl = server.url
  await server.close()
  const mail = await queue()
  let waited = 0
  for (let attempt = 1; attempt < mostAttempts; attempt++) {
    await work({ smtpUrl })
    expect(await read(mail)).toMatchObject({
      state: 'queued',
      attempts: attempt,
      error: expect.stringMatching(/^The mail server couldn't be reached: /),
    })
    const pause = pauseAfter(attempt) ?? 0
    pass(pause)
    waited += pause
  }
  await work({ smtpUrl })
  expect(await read(mail)).toMatchObject({ state: 'failed', attempts: mostAttempts })
  expect(waited / 3600).toBeCloseTo(2, 0)
  server = await startMailServer()
})

test('a mail whose document is gone has failed, with the reason', async () => {
  const mail = await queue()
  await work({
    with: {
      receipt: async () => {
        throw httpError('row.not-found')
      },
    },
  })
  expect(await read(mail)).toMatchObject({
    state: 'failed',
    error: expect.stringMatching(/^The document couldn't be created: This record does not exist/),
  })
  expect(server.offered).toEqual([])
})

test('what a killed worker had claimed is sent by another when the claim has ended, and not before', async () => {
  const mail = await queue()
  // A worker that is killed while it makes the document leaves the row like this.
  const killed = work({ with: { receipt: () => new Promise(() => {}) } })
  killed.catch(() => {})
  await expect.poll(() => read(mail).then(({ state }) => state)).toBe('sending')
  pass(claimLasts - 1)
  await work()
  expect(server.offered).toEqual([])
  pass(1)
  await work()
  expect(server.received).toHaveLength(1)
  expect(await read(mail)).toMatchObject({ state: 'sent', attempts: 2 })
})

test('a worker that was taken for dead changes nothing when its attempt fails late', async () => {
  const mail = await queue()
  const late = Promise.withResolvers<never>()
  const slow = work({ with: { receipt: () => late.promise } })
  await expect.poll(() => read(mail).then(({ state }) => state)).toBe('sending')
  pass(claimLasts)
  const other = Promise.withResolvers<void>()
  const second = work({
    with: {
      receipt: async (db, id) => {
        await other.promise
        return documents.receipt(db, id)
      },
    },
  })
  await expect.poll(() => read(mail).then(({ attempts }) => attempts)).toBe(2)
  late.reject(httpError('row.not-found'))
  await slow
  expect(await read(mail)).toMatchObject({ state: 'sending', attempts: 2 })
  other.resolve()
  await second
  expect(await read(mail)).toMatchObject({ state: 'sent', attempts: 2 })
  expect(server.received).toHaveLength(1)
})

test('workers that look at the same time send each mail once', async () => {
  const mails = [await queue(), await queue(), await queue(), await queue()]
  await Promise.all([work(), work(), work()])
  expect(server.received).toHaveLength(mails.length)
  expect(new Set(server.received.map(({ headers }) => headers['message-id'])).size).toBe(mails.length)
})

test('line breaks in names and subjects begin no header', async () => {
  const name = 'Acme\r\nBcc: thief@evil.example\r\n\r\nBuy now\u2028Cc: other@evil.example'
  await queue({ customer: { ...customer, name }, subject: 'Receipt\nX-Evil: 1\r\n\r\nBody' })
  await queue({ customer: { ...customer, name: '"Ђорђевић & Söhne" <a@evil.example>, Łódź' } })
  await work()
  const [first, second] = server.received
  for (const mail of [first, second]) {
    expect(mail?.to).toEqual(['office@acme.example'])
    for (const header of ['bcc', 'cc', 'x-evil']) expect(mail?.headers).not.toHaveProperty(header)
    expect(mail?.text).toContain('Please find it attached.')
  }
  expect(first?.headers.subject).toBe('Receipt X-Evil: 1 Body')
  expect(second?.headers.to).toMatch(/Ђорђевић & Söhne.*<office@acme\.example>$/)
})

test('without a mail server a mail becomes a file, once, however often the attempt is repeated', async () => {
  const mail = await queue()
  const another = await queue({ subjectId: 8 })
  await work({ smtpUrl: null })
  for (const each of [mail, another]) expect(await read(each)).toMatchObject({ state: 'sent', delivery: 'file' })
  expect((await readdir(mailFolder)).sort()).toEqual([`mail-${mail.id}-receipt.eml`, `mail-${another.id}-receipt.eml`].sort())
  const file = readMail(await readFile(join(mailFolder, `mail-${another.id}-receipt.eml`), 'utf8'))
  expect(file.headers).toMatchObject({ to: 'Acme Imports <office@acme.example>', subject: 'Receipt WR-7' })
  expect((await readPdf(file.pdf))[0]).toContain('Receipt WR-8')
})

test('a folder that cannot be written to is told, and tried again', async () => {
  const mail = await queue()
  const folder = mailFolder
  mailFolder = join(folder, 'file', 'mail')
  await writeFile(join(folder, 'file'), '')
  await work({ smtpUrl: null })
  expect(await read(mail)).toMatchObject({ state: 'queued', error: expect.stringMatching(/^The email couldn't be sent: /) })
  mailFolder = folder
  pass(60)
  await work({ smtpUrl: null })
  expect(await read(mail)).toMatchObject({ state: 'sent', attempts: 2 })
})
