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
    smtpUrl: null,
    mailFrom: 'support@tallyhouse.example',
    s3: null,
    secretKeyFile: null,
    uploadQuota: 200_000_000,
    customerQuota: 5_000_000_000,
    runJobs: true,
  })
})

test('an empty variable counts as unset', () => {
  expect(
    readConfig({ HOST: '', PORT: ' ', DATABASE_URL: '', DATA_DIR: '', DEMO_PASSWORD: '', SUPPORT_EMAIL: '', SMTP_URL: '', MAIL_FROM: '' }),
  ).toEqual(readConfig({}))
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

const s3 = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

test('files are kept in a bucket when one is named', () => {
  const settings = { endpoint: 'https://s3.example', bucket: 'files', accessKeyId: 'id', secretAccessKey: 'secret' }
  expect(readConfig(s3).s3).toEqual({ ...settings, region: 'us-east-1' })
  expect(readConfig({ ...s3, S3_ENDPOINT: 'https://s3.example/', S3_REGION: 'auto' }).s3).toEqual({ ...settings, region: 'auto' })
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
  [{ S3_BUCKET: 'files' }, 'S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too, or none'],
  [{ ...s3, S3_ENDPOINT: 'https://s3.example/files' }, "S3_ENDPOINT is 'https://s3.example/files': set it to the address of the store"],
  [{ ...s3, S3_BUCKET: 'a/b' }, "S3_BUCKET is 'a/b': set it to the name of a bucket"],
  [{ ...s3, S3_SECRET_ACCESS_KEY_FILE: '/dev/null' }, 'S3_SECRET_ACCESS_KEY and S3_SECRET_ACCESS_KEY_FILE are both set'],
  [{ RUN_JOBS: 'maybe' }, "RUN_JOBS is 'maybe': set it to yes or no."],
  [{ RUN_JOBS: 'no' }, 'no other process can run the jobs of the embedded database'],
  [{ UPLOAD_QUOTA_MB: '5' }, "UPLOAD_QUOTA_MB is '5': set it to a number of at least 11"],
  [{ CUSTOMER_QUOTA_MB: '5' }, "CUSTOMER_QUOTA_MB is '5': set it to a number of at least 11"],
  [{ UPLOAD_QUOTA_MB: '1e3' }, "UPLOAD_QUOTA_MB is '1e3'"],
  [{ SUPPORT_EMAIL: 'nobody' }, "SUPPORT_EMAIL is 'nobody': set it to an email address."],
  [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL is not the address of a mail server'],
  [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL is not the address of a mail server'],
  [{ SMTP_URL: 'smtp://user:secret@mail.example' }, 'SMTP_URL is set without MAIL_FROM'],
  [{ MAIL_FROM: 'Harbour Logistics' }, "MAIL_FROM is 'Harbour Logistics': set it to an email address"],
  [{ MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM is'],
  [{ MAIL_FROM: 'Harbour\r\nBcc: x@y.example <a@b.example>' }, 'MAIL_FROM is'],
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

test('mails are sent through SMTP_URL in the name of MAIL_FROM', () => {
  const env = { SMTP_URL: 'smtps://user:p%40ss@mail.example:465', MAIL_FROM: 'Harbour Logistics <mail@harbour.example>' }
  expect(readConfig(env)).toMatchObject({ smtpUrl: env.SMTP_URL, mailFrom: env.MAIL_FROM })
  expect(readConfig({ ...env, MAIL_FROM: 'mail@harbour.example' }).mailFrom).toBe('mail@harbour.example')
})
