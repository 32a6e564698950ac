import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { httpError } from '../../errors.ts'
import type { FileStore } from './file-store.ts'

export interface S3Settings {
  /** As https://s3.eu-central-1.amazonaws.com, without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Milliseconds until a call has to be answered; a file of 10 MB has to arrive in this time. */
const answerWithin = 60_000

/** Files in a bucket of any store that speaks S3. The bucket is part of the path, as not every store gives buckets names of their own. */
export function openS3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })

  async function send(method: 'GET' | 'PUT' | 'DELETE', key: string, sent: { body?: Blob; headers?: Record<string, string> } = {}) {
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(), answerWithin)
    try {
      return await client.fetch(`${endpoint}/${bucket}/${key}`, { method, signal: deadline.signal, ...sent })
    } catch (error) {
      throw unreachable(error)
    } finally {
      // Reading the content may take longer.
      clearTimeout(timer)
    }
  }
  return {
    async put(key, file) {
      // The hash is signed, so the store refuses content that changed on its way.
      const headers = { 'x-amz-content-sha256': file.sha256.toString('hex'), 'content-type': 'application/octet-stream' }
      const response = await send('PUT', key, { body: await openAsBlob(file.path), headers })
      await requireSuccess(response)
      await file.discard()
    },
    async read(key) {
      const response = await send('GET', key)
      if (response.status === 404) {
        await requireNoSuchKey(response)
        return null
      }
      if (!response.ok || response.body === null) throw await failure(response)
      // Node's own type of the same stream.
      return Readable.fromWeb(response.body as ReadableStream)
    },
    async delete(key) {
      const response = await send('DELETE', key)
      if (response.status === 404) await requireNoSuchKey(response)
      else await requireSuccess(response)
    },
  }
}

function unreachable(error: unknown): Error {
  const problem = httpError('file-store.unreachable', undefined, { retryAfterSeconds: 5 })
  problem.cause = error
  return problem
}

async function requireSuccess(response: Response): Promise<void> {
  if (!response.ok) throw await failure(response)
  await response.body?.cancel()
}

/** A missing bucket is answered with 404 too. */
async function requireNoSuchKey(response: Response): Promise<void> {
  const text = await response.text()
  if (text !== '' && !text.includes('<Code>NoSuchKey</Code>')) throw new Error(`The S3 store answered 404: ${text.slice(0, 500)}`)
}

/** With what the store says of it, for the log: it is about keys, buckets and rights, which an administrator has to settle. */
async function failure(response: Response): Promise<Error> {
  const text = (await response.text()).slice(0, 500)
  const error = new Error(`The S3 store answered ${response.status}: ${text}`)
  return response.status >= 500 || response.status === 429 ? unreachable(error) : error
}
