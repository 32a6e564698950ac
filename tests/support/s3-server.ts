import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../../server/platform/file-store/s3-store.ts'

interface S3Server {
  settings: S3Settings
  stop(): Promise<void>
}

const [bucket, region, accessKeyId, secretAccessKey] = ['tallyhouse-files', 'eu-test-1', 'id', 'secret']

/**
 * A server that speaks as much S3 as a store of files needs, with one bucket in memory. It checks the signature (version 4) of each call
 * and the hash of its content, which the S3 servers on npm don't.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const content = await buffer(request)
    const { status, body } = answer(request, content, objects)
    response.writeHead(status).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket, region, accessKeyId, secretAccessKey },
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function answer(request: IncomingMessage, content: Buffer, objects: Map<string, Buffer>): { status: number; body?: Buffer | string } {
  const [, named, key = ''] = (request.url ?? '').split('/')
  if (signatureOf(request) !== /Signature=(\w+)/.exec(request.headers.authorization ?? '')?.[1])
    return problem(403, 'SignatureDoesNotMatch')
  if (named !== bucket) return problem(404, 'NoSuchBucket')
  if (request.method === 'PUT') {
    const hash = createHash('sha256').update(content).digest('hex')
    if (request.headers['x-amz-content-sha256'] !== hash) return problem(400, 'XAmzContentSHA256Mismatch')
    // As the real one, which stores nothing of unknown length.
    if (request.headers['content-length'] === undefined) return problem(411, 'MissingContentLength')
    objects.set(key, content)
    return { status: 200 }
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return { status: 204 }
  }
  const found = objects.get(key)
  return found ? { status: 200, body: found } : problem(404, 'NoSuchKey')
}

function problem(status: number, code: string) {
  return { status, body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>` }
}

/** What the signature has to be: AWS Signature Version 4 in the header. */
function signatureOf({ method, url, headers }: IncomingMessage): string {
  const signed = /SignedHeaders=([\w;-]+)/.exec(headers.authorization ?? '')?.[1] ?? ''
  const [path, query = ''] = (url ?? '').split('?')
  const lines = signed.split(';').map((name) => `${name}:${headers[name]}\n`)
  const call = [method, path, query, lines.join(''), signed, headers['x-amz-content-sha256']].join('\n')
  const time = String(headers['x-amz-date'])
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(call).digest('hex')].join('\n')
  const key = [time.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return hmac(key, text).toString('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
