import { expect, test } from 'vitest'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { customerViewsEndpoints } from '../../../contract/people/auth/customer-views.ts'
import { openTestApp, testPassword } from '../../../tests/support/test-app.ts'

test('each answer is logged as one JSON line with its request id, without secrets', async () => {
  const lines: string[] = []
  const it = await openTestApp({ logLevel: 'info', logTo: { write: (line) => void lines.push(line) } })
  const admin = await it.signIn('admin')
  const token = (await admin.cookie()).split('=')[1] as string
  const reply = await admin.request('GET', '/api/user?invitation=secret-invitation', { headers: { authorization: 'Bearer secret-bearer' } })
  await it.anyone.ask(authEndpoints.signIn, { body: { username: 'admin', password: 'secret-guess' } })
  for (const path of [
    '/api/track/secret-link',
    '/api/track/secret-link/logo',
    '/track/secret-link',
    '/api/objects/uploads/secret-file?sig=x',
  ])
    await it.anyone.request('GET', path)
  await it.db.close()
  const failed = await admin.ask(customerViewsEndpoints.start, { body: { customerId: 1 }, headers: { 'idempotency-key': 'secret-key' } })
  await it.app.close()

  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(entries).toContainEqual(
    expect.objectContaining({ requestId: reply.headers['x-request-id'], method: 'GET', path: '/api/user', status: 200, user: 1 }),
  )
  expect(failed.status).toBeGreaterThanOrEqual(500)
  expect(entries).toContainEqual(expect.objectContaining({ requestId: failed.headers['x-request-id'], level: 50, err: expect.anything() }))
  for (const secret of [
    testPassword,
    token,
    'secret-invitation',
    'secret-bearer',
    'secret-guess',
    'secret-key',
    'secret-link',
    'secret-file',
  ])
    expect(lines.join()).not.toContain(secret)
})
