import { expect, test } from 'vitest'
import { authEndpoints } from '../contract/people/auth/auth.ts'
import { runServerProcess } from '../tests/support/server-process.ts'
import { openTestApp, testPassword } from '../tests/support/test-app.ts'
import { makePerson, setUpTwoFactor } from '../tests/support/two-factor.ts'
import { system } from './viewer.ts'

test('the command turns it off, signs the person out and is recorded', { timeout: 90_000 }, async ({ skip }) => {
  await using it = await openTestApp()
  // The embedded database is open in this process.
  if (it.db.url === null) return skip('One process at a time opens the embedded database.')
  const { id, username, caller } = await makePerson(it, 'admin')
  await setUpTwoFactor(it, caller)
  const run = (...words: string[]) => runServerProcess('reset-two-factor', { env: { DATABASE_URL: it.db.url ?? '' }, words })
  expect(await run(username)).toEqual({
    code: 0,
    output: `${username} now signs in with only the password, and is signed out everywhere.\n`,
  })
  await expect.poll(async () => (await caller.ask(authEndpoints.getUser)).status).toBe(401)
  const signedIn = await it.anyone.ask(authEndpoints.signIn, { body: { username, password: testPassword } })
  expect(signedIn.status).toBe(200)
  const entry = await it.db.read(system, (on) =>
    on
      .selectFrom('audit_entries')
      .select(['user_id', 'user_name', 'entity_id'])
      .where('action', '=', 'reset_two_factor')
      .executeTakeFirstOrThrow(),
  )
  expect(entry).toEqual({ user_id: null, user_name: 'Tallyhouse', entity_id: id })
  expect(await run(username)).toMatchObject({ code: 0, output: `${username} has none set up.\n` })
  expect(await run('nobody')).toMatchObject({ code: 1, output: expect.stringContaining('There is no user named nobody.') })
  expect(await run()).toMatchObject({
    code: 1,
    output: expect.stringContaining('npm run reset-two-factor -- <username or email address>'),
  })
})
