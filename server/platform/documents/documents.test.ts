import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxDocumentBytes } from '../../../contract/platform/documents/document-rule.ts'
import { documentsEndpoints, documentUrl, keyInDocumentUrl } from '../../../contract/platform/documents/documents.ts'
import { makeDocument, pdfOf } from '../../../tests/support/factories.ts'
import { damagedPng, jpegImage, pngImage } from '../../../tests/support/images.ts'
import { startS3Server } from '../../../tests/support/s3-server.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'
import { type Person, system } from '../../viewer.ts'
import { openFiles } from '../file-store/open-files.ts'
import { pngChunk } from '../files/png-chunk.ts'
import { attachDocuments, detachDocuments } from './attach-documents.ts'
import { deleteExpiredDocuments } from './delete-expired-documents.ts'

const admin: Person = { role: 'admin', userId: 1, name: 'Ada', customerId: null }
const uploadQuota = 30_000_000

describe.each(['disk', 'bucket'])('documents on the %s', (kind) => {
  let now = new Date('2026-03-02T12:00:00Z')
  let folder: string
  let files: ReturnType<typeof openFiles>
  let it: TestApp
  let stopS3: (() => Promise<void>) | undefined
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tallyhouse-documents-'))
    const s3 = kind === 'bucket' ? await startS3Server() : null
    stopS3 = s3?.stop
    files = openFiles({ folder: join(folder, 'files'), s3: s3?.settings ?? null })
    it = await openTestApp({ files, uploadQuota, clock: () => now })
    await it.listen()
  })
  afterAll(async () => {
    await it.close()
    await files.incoming.close()
    await stopS3?.()
    rmSync(folder, { recursive: true })
  })

  const incoming = () =>
    readdirSync(join(folder, 'files', 'incoming'), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.name.endsWith('.lock.sqlite'),
    )
  async function start(by: TestPerson = 'admin', name?: string): Promise<string> {
    return (await it.as(by).call(documentsEndpoints.startUpload, { body: { name } })).uploadURL
  }
  function put(url: string, body: Buffer | string, by: TestPerson = 'admin', headers = {}) {
    return it.as(by).request('PUT', url, { body, headers: { 'content-type': 'application/pdf', ...headers } })
  }
  const urlOf = (uploadURL: string) => uploadURL.split('?')[0] ?? ''
  const read = (url: string, by: TestPerson) => it.as(by).request('GET', url)
  const stateOf = async (url: string) =>
    it.db.read(system, (on) =>
      on
        .selectFrom('documents')
        .select(['state', 'bytes'])
        .where('key', '=', keyInDocumentUrl(url) ?? '')
        .executeTakeFirst(),
    )
  const attach = (url: string, { by = admin, customerId = 1, attached = [] as number[] } = {}) =>
    it.db.transaction(by, (trx) => attachDocuments(trx, by, { documents: [{ name: 'Delivery.pdf', url }], customerId, attached }))

  test('an address is asked for without a body, takes a file once, and is then where the file is read', async () => {
    const asked = await it.as('admin').request('POST', '/api/objects/upload', { headers: { 'content-type': 'application/json' } })
    expect(asked).toMatchObject({
      status: 200,
      body: { uploadURL: expect.stringMatching(/^\/api\/objects\/uploads\/[\w-]{32}\?expires=\d+&/) },
    })
    const { uploadURL } = asked.body as { uploadURL: string }
    expect(await read(urlOf(uploadURL), 'admin')).toMatchObject({ status: 404 })
    expect(await put(uploadURL, pdfOf('first'))).toMatchObject({ status: 204, text: '' })
    const got = await read(urlOf(uploadURL), 'admin')
    expect(got).toMatchObject({
      status: 200,
      text: pdfOf('first').toString(),
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(pdfOf('first').length),
        'content-disposition': 'attachment; filename="document.pdf"',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
      },
    })
    const headers = { 'if-none-match': String(got.headers.etag) }
    expect(await it.as('admin').request('GET', urlOf(uploadURL), { headers })).toMatchObject({ status: 304, text: '' })
    expect(await put(uploadURL, pdfOf('second'))).toMatchObject({ status: 409, body: { code: 'upload.done' } })
    expect((await read(urlOf(uploadURL), 'admin')).text).toBe(pdfOf('first').toString())
  })

  test('the name of the file is safe in the header', async () => {
    const uploadURL = await start('admin', 'Zoë’s "list"\r\n; x=(1)')
    await put(uploadURL, pdfOf('named'))
    expect((await read(urlOf(uploadURL), 'admin')).headers['content-disposition']).toBe(
      `attachment; filename="Zo__s _list____ x__1_.pdf"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20%22list%22%0D%0A%3B%20x%3D%281%29.pdf`,
    )
  })

  test('an address is for the person who asked, unchanged, and for 15 minutes', async () => {
    const uploadURL = await start('customer')
    const changed = [
      uploadURL.replace(/signature=./, (found) => `signature=${found.endsWith('A') ? 'B' : 'A'}`),
      uploadURL.replace(/expires=\d/, 'expires=9'),
      uploadURL.replace(/uploads\/./, (found) => `uploads/${found.endsWith('A') ? 'B' : 'A'}`),
    ]
    for (const url of changed)
      expect(await put(url, pdfOf('x'), 'customer'), url).toMatchObject({ status: 404, body: { code: 'upload.not-found' } })
    for (const by of ['rival', 'admin'] as const) expect(await put(uploadURL, pdfOf('x'), by)).toMatchObject({ status: 404 })
    expect(await it.anyone.request('PUT', uploadURL, { body: pdfOf('x') })).toMatchObject({ status: 401 })
    expect(await put(urlOf(uploadURL), pdfOf('x'), 'customer')).toMatchObject({ status: 400 })
    now = new Date(now.getTime() + 15 * 60_000 + 1_000)
    expect(await put(uploadURL, pdfOf('x'), 'customer')).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Request has expired') },
    })
    expect(await stateOf(uploadURL)).toEqual({ state: 'expected', bytes: 0 })
  })

  test('only PDF files are taken, whatever they are called, and the address stays usable', async () => {
    const uploadURL = await start()
    const wrong = ['', 'text', '<html><script>alert(1)</script>', '%PDF-1.4 without an end', `%%EOF`, `${' '.repeat(2000)}%PDF-1.4\n%%EOF`]
    for (const content of wrong) {
      const reply = await put(uploadURL, content)
      expect(reply, content.slice(0, 30)).toMatchObject({
        status: 400,
        body: { detail: expect.stringContaining('PDF, JPEG or PNG files, max 10MB') },
      })
    }
    for (const type of ['image/gif', 'text/plain']) {
      expect(await put(uploadURL, pdfOf('x'), 'admin', { 'content-type': type }), type).toMatchObject({
        status: 415,
        body: { detail: expect.stringContaining('Send a file of one of these types: application/pdf, image/png, image/jpeg') },
      })
    }
    expect(await put(uploadURL, JSON.stringify({}), 'admin', { 'content-type': 'application/json' })).toMatchObject({ status: 415 })
    expect(incoming()).toEqual([])
    expect(await put(uploadURL, pdfOf('x'), 'admin', { 'content-type': 'application/octet-stream' })).toMatchObject({ status: 204 })
  })

  test('a photo is kept without its metadata, under its own type', async () => {
    const text = pngChunk({ type: 'tEXt', data: Buffer.from('Author\0Somebody') })
    const whole = pngImage()
    const uploadURL = await start('customer', 'damage.png')
    const sent = Buffer.concat([whole.subarray(0, 33), text, whole.subarray(33)])
    expect(await put(uploadURL, sent, 'customer', { 'content-type': 'image/png' })).toMatchObject({ status: 204 })
    const got = await read(urlOf(uploadURL), 'customer')
    expect(got).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/png',
        'content-disposition': 'attachment; filename="damage.png"',
      },
    })
    expect(got.text).not.toContain('Author')
    expect(await stateOf(urlOf(uploadURL))).toEqual({ state: 'stored', bytes: Number(got.headers['content-length']) })
    // The content decides, not the type that was sent.
    const jpeg = await start('admin', 'damage')
    expect(await put(jpeg, jpegImage())).toMatchObject({ status: 204 })
    expect((await read(urlOf(jpeg), 'admin')).headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="damage.jpeg"',
    })
    const damaged = await start()
    expect(await put(damaged, damagedPng, 'admin', { 'content-type': 'image/png' })).toMatchObject({
      status: 400,
      body: { code: 'image.damaged' },
    })
    expect(incoming()).toEqual([])
  })

  test('a file of 10 MB is taken, and one byte more is refused, said before or not', async () => {
    const cookie = await it.as('manager').cookie()
    const content = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 15, 32), Buffer.from('\n%%EOF')])
    const send = async (uploadURL: string, body: Buffer, chunked: boolean) => {
      const parts = new ReadableStream({
        start: (controller) => {
          for (let at = 0; at < body.length; at += 65_536) controller.enqueue(body.subarray(at, at + 65_536))
          controller.close()
        },
      })
      const headers = { cookie, 'content-type': 'application/pdf' }
      const init = { method: 'PUT', headers, body: chunked ? parts : new Uint8Array(body), duplex: 'half' }
      const reply = await fetch((await it.listen()) + uploadURL, init as RequestInit)
      return { status: reply.status, text: await reply.text() }
    }
    for (const chunked of [false, true]) {
      const uploadURL = await start('manager')
      const refused = await send(uploadURL, content(maxDocumentBytes + 1), chunked)
      expect(refused, `chunked: ${chunked}`).toMatchObject({
        status: 413,
        text: expect.stringContaining('PDF, JPEG or PNG files, max 10MB'),
      })
      expect(incoming()).toEqual([])
      expect(await send(uploadURL, content(maxDocumentBytes), chunked)).toMatchObject({ status: 204 })
    }
  })

  test('an upload that breaks off leaves nothing behind, and can be tried again', async () => {
    const uploadURL = await start()
    const { port, hostname } = new URL(await it.listen())
    const socket = connect(Number(port), hostname)
    const head = `PUT ${uploadURL} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${await it.as('admin').cookie()}`
    socket.write(`${head}\r\ncontent-type: application/pdf\r\ncontent-length: 100000\r\n\r\n%PDF-1.4\n${'x'.repeat(20_000)}`)
    await expect.poll(() => incoming().length).toBe(1)
    expect(await stateOf(uploadURL)).toEqual({ state: 'receiving', bytes: 100_000 })
    expect(await put(uploadURL, pdfOf('meanwhile'))).toMatchObject({ status: 409, body: { code: 'upload.under-way' } })
    expect(await read(urlOf(uploadURL), 'admin')).toMatchObject({ status: 404 })
    socket.destroy()
    await expect.poll(() => stateOf(uploadURL)).toEqual({ state: 'expected', bytes: 0 })
    expect(incoming()).toEqual([])
    expect(await files.store.read(keyInDocumentUrl(uploadURL) ?? '')).toBeNull()
    expect(await put(uploadURL, pdfOf('again'))).toMatchObject({ status: 204 })
  })

  test('of files that are sent to one address at once one is stored', async () => {
    const uploadURL = await start()
    const replies = await Promise.all(['a', 'b', 'c', 'd'].map((text) => put(uploadURL, pdfOf(text))))
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409])
    const winner = 'abcd'[replies.findIndex(({ status }) => status === 204)] ?? ''
    expect((await read(urlOf(uploadURL), 'admin')).text).toBe(pdfOf(winner).toString())
  })

  test('a file is read by its uploader and staff, and once it is attached by staff and the record’s customer', async () => {
    const statuses = async (url: string) =>
      Promise.all((['admin', 'manager', 'customer', 'rival'] as const).map(async (by) => (await read(url, by)).status))
    const [ofStaff, ofRival] = [documentUrl(await makeDocument(it)), documentUrl(await makeDocument(it, { by: 'rival' }))]
    expect(await statuses(ofStaff)).toEqual([200, 200, 404, 404])
    expect(await statuses(ofRival)).toEqual([200, 200, 404, 200])
    const [id = 0] = await attach(ofStaff)
    expect(await statuses(ofStaff)).toEqual([200, 200, 200, 404])
    expect(await it.anyone.request('GET', ofStaff)).toMatchObject({ status: 401 })
    await it.db.transaction(admin, (trx) => detachDocuments(trx, admin, [id]))
    expect(await statuses(ofStaff)).toEqual([200, 200, 404, 404])
  })

  test('a record takes files that its sender uploaded for it, each once', async () => {
    const url = documentUrl(await makeDocument(it))
    const ids = await attach(`${url}?expires=1`)
    expect(await attach(`http://warehouse.example${url}`, { attached: ids })).toEqual(ids)
    await expect(attach(url)).rejects.toMatchObject({ status: 409, code: 'document.attached' })
    const foreign = [
      documentUrl(await makeDocument(it, { by: 'rival' })),
      await start(),
      documentUrl('x'.repeat(32)),
      '/etc/passwd',
      'nonsense',
    ]
    for (const each of foreign) await expect(attach(each), each).rejects.toMatchObject({ status: 400, code: 'document.unknown' })
    const fresh = { name: 'Twice.pdf', url: documentUrl(await makeDocument(it)) }
    const twice = it.db.transaction(admin, (trx) => attachDocuments(trx, admin, { documents: [fresh, fresh], customerId: 1 }))
    await expect(twice).rejects.toMatchObject({ status: 400, code: 'document.twice' })
  })

  test('files that belong to no record count against a quota, also those that arrive at once', async () => {
    const urls = await Promise.all(['a', 'b', 'c', 'd'].map(() => start('rival')))
    const chunked = urls.map((url) => put(url, pdfOf('x'), 'rival', { 'transfer-encoding': 'chunked' }))
    await Promise.all(chunked)
    // Most of the quota, as a file under way reserves it.
    await it.db.transaction(system, (trx) =>
      trx.sql
        .updateTable('documents')
        .set({ bytes: 10_000_000 })
        .where(
          'key',
          'in',
          urls.slice(0, 3).map((url) => keyInDocumentUrl(url) ?? ''),
        )
        .execute(),
    )
    const refused = await put(await start('rival'), pdfOf('x'), 'rival')
    expect(refused).toMatchObject({ status: 409, body: { code: 'upload.quota-used', detail: expect.stringContaining('30 MB') } })
    expect(await put(await start('customer'), pdfOf('x'), 'customer')).toMatchObject({ status: 204 })
  })

  test('what is attached to no record is deleted with its file after a day, and nothing else', async () => {
    const [left, attached] = [await makeDocument(it), await makeDocument(it)]
    await attach(documentUrl(attached))
    const young = { at: now.getTime() + 23 * 3_600_000 }
    now = new Date(young.at)
    await deleteExpiredDocuments(it.db, files.store)
    expect(await stateOf(documentUrl(left))).toMatchObject({ state: 'stored' })
    now = new Date(young.at + 2 * 3_600_000)
    expect(await deleteExpiredDocuments(it.db, files.store)).toBeGreaterThan(0)
    expect(await stateOf(documentUrl(left))).toBeUndefined()
    expect(await files.store.read(left)).toBeNull()
    expect(await stateOf(documentUrl(attached))).toMatchObject({ state: 'stored' })
    expect(await files.store.read(attached)).not.toBeNull()
  })
})
