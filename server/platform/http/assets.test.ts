import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
const script = `export {}\n${'// what a browser reads\n'.repeat(500)}`
const webRoot = mkdtempSync(join(tmpdir(), 'tallyhouse-web-'))

beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'))
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Tallyhouse</title>')
  writeFileSync(join(webRoot, 'favicon.svg'), '<svg/>')
  writeFileSync(join(webRoot, 'assets', 'main-4f3a.js'), 'export {}')
  writeFileSync(join(webRoot, 'assets', 'large-77aa.js'), script)
  writeFileSync(join(webRoot, 'assets', 'large-77aa.js.br'), brotliCompressSync(script))
  writeFileSync(join(webRoot, 'assets', 'large-77aa.js.gz'), gzipSync(script))
  it = await openTestApp({ webRoot, empty: true })
})
afterAll(async () => {
  await it.close()
  rmSync(webRoot, { recursive: true })
})

test.each(['/', '/login', '/orders/17?status=pending', '/customer/overview', '/apiary'])(
  '%s answers the page, which is revalidated each time',
  async (url) => {
    const reply = await it.anyone.request('GET', url)
    expect(reply).toMatchObject({ status: 200, text: expect.stringContaining('<title>Tallyhouse') })
    expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  },
)

test('a file with a content hash in its name is cached without limit, others are not', async () => {
  const script = await it.anyone.request('GET', '/assets/main-4f3a.js')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.headers['content-type']).toMatch(/javascript/)
  expect((await it.anyone.request('GET', '/favicon.svg')).headers['cache-control']).toBe('no-cache')
})

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliCompressSync(script).length],
  ['gzip, deflate', 'gzip', gzipSync(script).length],
  ['gzip;q=0.1, br;q=0', 'gzip', gzipSync(script).length],
  ['identity', undefined, script.length],
])('who accepts %s gets what the build compressed by %s', async (accepted, encoding, size) => {
  const reply = await it.anyone.request('GET', '/assets/large-77aa.js', { headers: { 'accept-encoding': accepted } })
  expect(reply.status).toBe(200)
  expect(reply.headers['content-encoding']).toBe(encoding)
  expect(Number(reply.headers['content-length'])).toBe(size)
  expect(reply.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
  expect(reply.headers['content-type']).toMatch(/javascript/)
})

test.each(['/assets/gone-1234.js', '/api', '/api/nothing'])('%s is not a screen and answers 404', async (url) => {
  expect(await it.anyone.request('GET', url)).toMatchObject({
    status: 404,
    headers: { 'content-type': expect.stringContaining('problem+json') },
  })
})

test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])('%s cannot leave the folder', async (url) => {
  expect((await it.anyone.request('GET', url)).text).not.toContain('dependencies')
})

test('API calls are answered as without screens', async () => {
  const reply = await it.anyone.request('POST', '/api/login', { body: { username: 1 } })
  expect(reply).toMatchObject({ status: 400, headers: { 'content-type': expect.stringContaining('problem+json') } })
})

test('a POST to a screen answers 404', async () => {
  expect(await it.anyone.request('POST', '/login', { body: {} })).toMatchObject({ status: 404 })
})

test('without built screens the page says how to build them', async () => {
  const bare = await openTestApp({ empty: true })
  expect(await bare.anyone.request('GET', '/')).toMatchObject({ status: 503, text: expect.stringContaining('npm run build') })
  await bare.close()
})
