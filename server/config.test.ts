import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without any variable the server listens on loopback with the embedded database', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    loopback: true,
    databaseUrl: null,
    migrationUrl: null,
    publicUrl: null,
    trustProxy: [],
    dataDir: resolve('.data'),
    demoPassword: 'tallyhouse-demo',
    demoPasswordChosen: false,
    supportEmail: 'support@tallyhouse.example',
  })
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ HOST: '', PORT: ' ', DATABASE_URL: '', DATA_DIR: '', DEMO_PASSWORD: '', SUPPORT_EMAIL: '' })).toEqual(readConfig({}))
})

test.each([
  ['localhost', true],
  ['127.0.0.2', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
  ['127.example.com', false],
])('HOST %s is loopback only: %s', (HOST, loopback) => {
  expect(readConfig({ HOST }).loopback).toBe(loopback)
})

test.each([
  [{ PORT: '65536' }, "PORT is '65536': set it to a number from 1 to 65535."],
  [{ PORT: '-1' }, "PORT is '-1': set it to a number from 1 to 65535."],
  [{ DATABASE_URL: 'localhost/tallyhouse' }, 'DATABASE_URL is not a PostgreSQL address'],
  [{ MIGRATION_DATABASE_URL: 'nonsense', DATABASE_URL: 'postgres://a/b' }, 'MIGRATION_DATABASE_URL is not a PostgreSQL address'],
  [{ MIGRATION_DATABASE_URL: 'postgres://a/b' }, 'MIGRATION_DATABASE_URL is set without DATABASE_URL'],
  [{ PUBLIC_URL: 'warehouse.example' }, "PUBLIC_URL is 'warehouse.example': set it to the address people open"],
  [{ PUBLIC_URL: 'https://warehouse.example/portal' }, 'without a path'],
  [{ PUBLIC_URL: 'https://user:password@warehouse.example' }, 'set it to the address people open'],
  [{ PUBLIC_URL: 'ftp://warehouse.example' }, 'set it to the address people open'],
  [{ TRUST_PROXY: 'true' }, "TRUST_PROXY holds 'true': list the addresses or networks of your proxies"],
  [{ TRUST_PROXY: '10.0.0.1, 10.0.0.0/33' }, "TRUST_PROXY holds '10.0.0.0/33'"],
  [{ TRUST_PROXY: '0.0.0.0/0' }, "TRUST_PROXY holds '0.0.0.0/0'"],
  [{ DATABASE_URL_FILE: '/nowhere/at/all' }, "The file '/nowhere/at/all' in DATABASE_URL_FILE can't be read (ENOENT)"],
  [
    { DATABASE_URL_FILE: '/dev/null', DATABASE_URL: 'postgres://a/b' },
    'DATABASE_URL and DATABASE_URL_FILE are both set: unset one of them.',
  ],
  [{ DATABASE_URL_FILE: '/dev/null' }, "The file '/dev/null' in DATABASE_URL_FILE is empty"],
  [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD must be 8 to 128 characters long'],
  [{ SUPPORT_EMAIL: 'nobody' }, "SUPPORT_EMAIL is 'nobody': set it to an e-mail address."],
])('%o is rejected with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('PUBLIC_URL is parsed to an origin, TRUST_PROXY to a list', () => {
  expect(readConfig({ PUBLIC_URL: 'HTTPS://Warehouse.example:443/', TRUST_PROXY: 'loopback, 10.0.0.7,fd00::/8' })).toMatchObject({
    publicUrl: 'https://warehouse.example',
    trustProxy: ['loopback', '10.0.0.7', 'fd00::/8'],
  })
})

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-secrets-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(['DATABASE_URL', 'MIGRATION_DATABASE_URL'])('%s can be read from a file, without its trailing line break', (name) => {
  const file = join(folder, name)
  writeFileSync(file, 'postgres://app:secret@db:5432/tallyhouse\n')
  const config = readConfig({ DATABASE_URL_FILE: file, [`${name}_FILE`]: file })
  expect(name === 'DATABASE_URL' ? config.databaseUrl : config.migrationUrl).toBe('postgres://app:secret@db:5432/tallyhouse')
})
