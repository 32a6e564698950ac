import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without any variable the server runs on this computer with the embedded database', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    loopback: true,
    databaseUrl: null,
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
])('HOST %s can be reached from this computer alone: %s', (HOST, loopback) => {
  expect(readConfig({ HOST }).loopback).toBe(loopback)
})

test.each([
  [{ PORT: '65536' }, "PORT is '65536': set it to a number from 1 to 65535."],
  [{ PORT: '-1' }, "PORT is '-1': set it to a number from 1 to 65535."],
  [{ DATABASE_URL: 'localhost/tallyhouse' }, 'DATABASE_URL is not a PostgreSQL address'],
  [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD must be 8 to 128 characters long'],
  [{ SUPPORT_EMAIL: 'nobody' }, "SUPPORT_EMAIL is 'nobody': set it to an e-mail address."],
])('%o is refused with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})
