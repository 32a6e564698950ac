import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { jobSettings } from '../../../tests/support/job-settings.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'
import { testFiles } from '../../../tests/support/test-files.ts'
import { makePerson, setUpTwoFactor } from '../../../tests/support/two-factor.ts'
import { house } from '../../house.ts'
import { cleanupJob } from '../../platform/cleanup/cleanup.ts'
import { system } from '../../viewer.ts'
import { requireKeysOfFactors, useSecretKeys } from './sealed-two-factor.ts'
import { readSecretKeys, secretKeyOf } from './secret-keys.ts'

const usual = secretKeyOf(Buffer.alloc(32, 'tests'))
const [newer, other] = [secretKeyOf(Buffer.alloc(32, 'newer')), secretKeyOf(Buffer.alloc(32, 'other'))]
let now = new Date('2026-03-01T08:00:00Z')
let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
// Other files of this process work with the usual key.
afterEach(() => useSecretKeys([usual]))
afterAll(() => it.close())

async function personWithTwoFactor() {
  const person = await makePerson(it, 'manager')
  const factor = await setUpTwoFactor(it, person.caller)
  const stored = () =>
    it.db.read(system, (on) =>
      on
        .selectFrom('two_factor as t')
        .innerJoin('users as u', 'u.id', 't.user_id')
        .select(['t.secret', 'u.id'])
        .where('u.username', '=', person.username)
        .executeTakeFirstOrThrow(),
    )
  /** Each code counts once, so that the clock goes on. */
  const signIn = () => {
    now = new Date(now.getTime() + 60_000)
    return it.anyone.ask(authEndpoints.signIn, { body: { username: person.username, password: testPassword, code: factor.code() } })
  }
  return { ...factor, stored, signIn }
}

const clean = () => {
  const log = { info: () => {}, error: (error: Error) => void expect.unreachable(error.message) }
  return cleanupJob(house.cleaning).handler({ db: it.db, care: null, files: testFiles(), log, settings: jobSettings }, {})
}

test('the key of an app is encrypted in the database, and one that an earlier version stored is by the next cleanup', async () => {
  const { key, stored, signIn } = await personWithTwoFactor()
  const { base32 } = await import('otpauth').then(({ Secret }) => ({ base32: Secret.fromBase32(key.replaceAll(' ', '')) }))
  const plain = Buffer.from(base32.bytes)
  const { id, secret } = await stored()
  expect(Buffer.from(secret).includes(plain)).toBe(false)
  await it.db.transaction(system, (trx) => trx.sql.updateTable('two_factor').set({ secret: plain }).where('user_id', '=', id).execute())
  expect((await signIn()).status).toBe(200)
  await clean()
  expect((await stored()).secret.length).toBe(52)
  expect((await signIn()).status).toBe(200)
})

test('a new first key encrypts everything at the next cleanup, and the old one can go', async () => {
  const { signIn } = await personWithTwoFactor()
  useSecretKeys([newer, usual])
  expect((await signIn()).status).toBe(200)
  useSecretKeys([other])
  expect(await signIn()).toMatchObject({ status: 503, body: { code: 'two-factor.key-unknown' } })
  await expect(requireKeysOfFactors(it.db)).rejects.toThrow('set SECRET_KEY_FILE to the file with that key')
  useSecretKeys([newer, usual])
  await clean()
  useSecretKeys([newer])
  await requireKeysOfFactors(it.db)
  expect((await signIn()).status).toBe(200)
  useSecretKeys([usual, newer])
  await clean()
})

test('a key file is made once, for its user alone; a file without keys is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'data', 'secret.key')
  const [made] = readSecretKeys(null, file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readSecretKeys(null, file)[0]).toEqual(made)
  writeFileSync(file, `${other.key.toString('base64')}\n${readFileSync(file, 'utf8')}`)
  expect(readSecretKeys(file, 'unused')).toEqual([other, made])
  writeFileSync(file, 'too short\n')
  expect(() => readSecretKeys(file, 'unused')).toThrow('holds no secret key')
  expect(() => readSecretKeys(join(folder, 'missing'), 'unused')).toThrow("can't be read (ENOENT)")
})
