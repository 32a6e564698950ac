import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../contract/endpoints.ts'
import { systemEndpoints } from '../../contract/system.ts'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ empty: true })
})
afterAll(() => it.close())

test('health is ok while the database answers and 503 afterwards', async () => {
  expect(await it.anyone.ask(systemEndpoints.health)).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await it.anyone.request('HEAD', '/api/health')).toMatchObject({ status: 200, text: '' })
  const broken = await openTestApp({ empty: true })
  await broken.db.close()
  expect(await broken.anyone.ask(systemEndpoints.health)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
  await broken.app.close()
})

test('the description has every call with its parameters, bodies and answers', async () => {
  const document = (await it.anyone.ask(systemEndpoints.openapi)).body as { openapi: string; paths: Record<string, Record<string, object>> }
  expect(document.openapi).toMatch(/^3\.1/)
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).toSorted())
  expect(document.paths['/api/orders/{id}/tracking']?.patch).toMatchObject({
    parameters: expect.arrayContaining([expect.objectContaining({ name: 'id', in: 'path', required: true })]),
    requestBody: {
      content: { 'application/json': { schema: { properties: { stage: { enum: expect.arrayContaining(['confirmed']) } } } } },
    },
    responses: { 200: { content: { 'application/json': { schema: { properties: { orderNumber: { type: 'string' } } } } } } },
  })
  expect(document.paths['/api/orders']?.get).toMatchObject({
    parameters: expect.arrayContaining([expect.objectContaining({ name: 'limit', in: 'query', required: false })]),
  })
  expect(JSON.stringify(document)).not.toContain('undefined')
})

test('the page that shows it loads everything from here', async () => {
  const page = await it.anyone.ask(systemEndpoints.docs)
  expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
  const linked = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url as string)
  expect(linked.length).toBeGreaterThan(3)
  for (const url of linked) {
    expect(url).toMatch(/^\/api\/docs\//)
    expect(await it.anyone.request('GET', url), url).toMatchObject({ status: 200 })
  }
  expect(page.text).not.toMatch(/<script>|<style|style=/)
  expect(await it.anyone.request('GET', '/api/docs/package.json')).toMatchObject({ status: 404 })
})
