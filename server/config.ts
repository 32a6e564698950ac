import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { S3Settings } from './platform/file-store/s3-store.ts'
import { isLoopback } from './platform/http/host.ts'
import { StartFailure } from './start-failure.ts'

/** The configuration, read from the environment once at start. */
export interface Config {
  host: string
  port: number
  /** Whether the server listens on the loopback address only. */
  loopback: boolean
  /** PostgreSQL to use; null means the embedded database under `dataDir`. */
  databaseUrl: string | null
  /** A separate login for setting up the tables; null means the one of `databaseUrl`. */
  migrationUrl: string | null
  /** Where people reach the server, as `https://warehouse.example`; null means the address listened on. */
  publicUrl: string | null
  /** Proxies whose X-Forwarded headers are trusted: addresses, networks, or 'loopback'. */
  trustProxy: string[]
  /** Folder of the embedded database, its backups and uploaded files. An absolute path. */
  dataDir: string
  demoPassword: string
  demoPasswordChosen: boolean
  supportEmail: string
  /** A bucket for uploaded files; null means the disk, below `dataDir`. */
  s3: S3Settings | null
  /** How many bytes of files that belong to no record one user may have. */
  uploadQuota: number
  /** How many bytes the files of one customer's people may take in all. */
  customerQuota: number
  /** Whether the server runs the jobs of the queue; else `npm run worker` does. */
  runJobs: boolean
  /** The mail server; null writes mails into files under `dataDir`. */
  smtpUrl: string | null
  /** Whom mails come from: an address, or Name <address>. */
  mailFrom: string
  /** The file with the keys that encrypt what is secret in the database; null means one in `dataDir`, made when it isn't there. */
  secretKeyFile: string | null
}

const defaultDemoPassword = 'tallyhouse-demo'

export function readConfig(env: NodeJS.ProcessEnv = environment()): Config {
  const host = value(env, 'HOST') ?? '127.0.0.1'
  const supportEmail = readSupportEmail(value(env, 'SUPPORT_EMAIL') ?? 'support@tallyhouse.example')
  const smtpUrl = readSmtpUrl(env)
  const databaseUrl = readDatabaseUrl(env, 'DATABASE_URL')
  return {
    host,
    port: readPort(value(env, 'PORT') ?? '3000'),
    loopback: isLoopback(host),
    databaseUrl,
    migrationUrl: readMigrationUrl(env),
    publicUrl: readPublicUrl(value(env, 'PUBLIC_URL')),
    trustProxy: readTrustProxy(value(env, 'TRUST_PROXY')),
    dataDir: resolve(value(env, 'DATA_DIR') ?? '.data'),
    demoPassword: readDemoPassword(value(env, 'DEMO_PASSWORD')),
    demoPasswordChosen: value(env, 'DEMO_PASSWORD') !== null,
    supportEmail,
    runJobs: readRunJobs(value(env, 'RUN_JOBS') ?? 'yes', databaseUrl),
    smtpUrl,
    mailFrom: readMailFrom(value(env, 'MAIL_FROM'), { smtpUrl, supportEmail }),
    secretKeyFile: value(env, 'SECRET_KEY_FILE'),
    s3: readS3(env),
    uploadQuota: readQuota('UPLOAD_QUOTA_MB', value(env, 'UPLOAD_QUOTA_MB') ?? '200'),
    customerQuota: readQuota('CUSTOMER_QUOTA_MB', value(env, 'CUSTOMER_QUOTA_MB') ?? '5000'),
  }
}

/** The process's variables, completed by the file `.env` of the working folder. The process's own take precedence. */
function environment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

/** An empty variable counts as unset, because shells and compose files often can't unset one. */
function value(env: NodeJS.ProcessEnv, name: string): string | null {
  return env[name]?.trim() || null
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) throw new StartFailure(`PORT is '${text}': set it to a number from 1 to 65535.`)
  return port
}

/** A secret, from the variable or from the file that `<name>_FILE` names, as container platforms mount it. */
function secret(env: NodeJS.ProcessEnv, name: string): string | null {
  const file = value(env, `${name}_FILE`)
  if (file === null) return value(env, name)
  if (value(env, name) !== null) throw new StartFailure(`${name} and ${name}_FILE are both set: unset one of them.`)
  return readSecretFile(`${name}_FILE`, file)
}

function readSecretFile(name: string, file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new StartFailure(`The file '${file}' in ${name} can't be read (${reason}): correct the path, or let this user read the file.`)
  }
  if (text === '') throw new StartFailure(`The file '${file}' in ${name} is empty: write the secret into it, or unset ${name}.`)
  return text
}

function readDatabaseUrl(env: NodeJS.ProcessEnv, name: 'DATABASE_URL' | 'MIGRATION_DATABASE_URL'): string | null {
  const url = secret(env, name)
  if (url !== null && !/^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? '')) {
    const otherwise = name === 'DATABASE_URL' ? 'use the embedded database' : 'set up the tables with the login in DATABASE_URL'
    throw new StartFailure(
      `${name} is not a PostgreSQL address: write it as postgres://user:password@host:5432/database, or unset it to ${otherwise}.`,
    )
  }
  return url
}

function readMigrationUrl(env: NodeJS.ProcessEnv): string | null {
  const url = readDatabaseUrl(env, 'MIGRATION_DATABASE_URL')
  if (url !== null && secret(env, 'DATABASE_URL') === null) {
    throw new StartFailure('MIGRATION_DATABASE_URL is set without DATABASE_URL: set both, or neither to use the embedded database.')
  }
  return url
}

function readPublicUrl(text: string | null): string | null {
  if (text === null) return null
  const url = URL.parse(text)
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (!isOrigin) {
    throw new StartFailure(`PUBLIC_URL is '${text}': set it to the address people open, without a path, such as https://warehouse.example.`)
  }
  return url.origin
}

function readTrustProxy(text: string | null): string[] {
  const proxies = (text ?? '').split(',').map((proxy) => proxy.trim())
  const wrong = proxies.find((proxy) => proxy !== '' && !isProxy(proxy))
  if (wrong !== undefined) {
    throw new StartFailure(
      `TRUST_PROXY holds '${wrong}': list the addresses or networks of your proxies, such as 'loopback, 10.0.0.7, 172.16.0.0/12'.`,
    )
  }
  return proxies.filter((proxy) => proxy !== '')
}

function isProxy(text: string): boolean {
  if (text === 'loopback') return true
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  // A network of all addresses would trust every caller.
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
}

function readDemoPassword(text: string | null): string {
  if (text === null) return defaultDemoPassword
  if (text.length < 8 || text.length > 128) throw new StartFailure('DEMO_PASSWORD must be 8 to 128 characters long: choose another one.')
  return text
}

function readSupportEmail(text: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw new StartFailure(`SUPPORT_EMAIL is '${text}': set it to an email address.`)
  return text
}

function readS3(env: NodeJS.ProcessEnv): S3Settings | null {
  const given = {
    S3_ENDPOINT: value(env, 'S3_ENDPOINT'),
    S3_BUCKET: value(env, 'S3_BUCKET'),
    S3_ACCESS_KEY_ID: value(env, 'S3_ACCESS_KEY_ID'),
    S3_SECRET_ACCESS_KEY: secret(env, 'S3_SECRET_ACCESS_KEY'),
  }
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  if (endpoint === null && bucket === null && accessKeyId === null && secretAccessKey === null) return null
  if (endpoint === null || bucket === null || accessKeyId === null || secretAccessKey === null) {
    const missing = Object.entries(given).flatMap(([name, text]) => (text === null ? [name] : []))
    throw new StartFailure(`${missing.join(', ')} must be set too, or none of the S3 variables: then files are kept on the disk.`)
  }
  return {
    endpoint: readS3Endpoint(endpoint),
    bucket: readBucket(bucket),
    region: value(env, 'S3_REGION') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  }
}

function readS3Endpoint(text: string): string {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new StartFailure(
      `S3_ENDPOINT is '${text}': set it to the address of the store without the bucket, such as https://s3.eu-central-1.amazonaws.com.`,
    )
  }
  return url.origin
}

function readBucket(text: string): string {
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)) {
    throw new StartFailure(
      `S3_BUCKET is '${text}': set it to the name of a bucket, which has 3 to 63 lower-case letters, digits, dots and hyphens.`,
    )
  }
  return text
}

function readQuota(name: string, text: string): number {
  const megabytes = Number(text)
  if (!/^\d+$/.test(text) || megabytes < 11) {
    throw new StartFailure(`${name} is '${text}': set it to a number of at least 11, so that the largest file fits.`)
  }
  return megabytes * 1_000_000
}

function readRunJobs(text: string, databaseUrl: string | null): boolean {
  if (text !== 'yes' && text !== 'no') throw new StartFailure(`RUN_JOBS is '${text}': set it to yes or no.`)
  if (text === 'no' && databaseUrl === null) {
    throw new StartFailure(
      'RUN_JOBS is no without DATABASE_URL: unset it, because no other process can run the jobs of the embedded database.',
    )
  }
  return text === 'yes'
}

function readSmtpUrl(env: NodeJS.ProcessEnv): string | null {
  const url = secret(env, 'SMTP_URL')
  const parsed = url === null ? null : URL.parse(url)
  if (url !== null && !(parsed && /^smtps?:$/.test(parsed.protocol) && parsed.hostname !== ''))
    throw new StartFailure(
      'SMTP_URL is not the address of a mail server: write it as smtp://user:password@host:587, or smtps:// for TLS from the start, or unset it to write mails into files.',
    )
  return url
}

function readMailFrom(text: string | null, { smtpUrl, supportEmail }: { smtpUrl: string | null; supportEmail: string }): string {
  if (text === null && smtpUrl !== null)
    throw new StartFailure('SMTP_URL is set without MAIL_FROM: set MAIL_FROM to the address that mails come from.')
  if (text !== null && !/^([^<>@\p{Cc}]* <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/u.test(text))
    throw new StartFailure(`MAIL_FROM is '${text}': set it to an email address, such as 'Harbour Logistics <mail@warehouse.example>'.`)
  return text ?? supportEmail
}
