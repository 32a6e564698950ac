import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/** One call as it goes over the wire. */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  body?: string
  cookie?: string
}

export interface Load {
  calls: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
}

interface LoadOptions {
  port: number
  /** How many call at once, each waiting for its answer before it calls again. */
  clients: number
  seconds: number
  /** Seconds before anything counts. */
  warmUp: number
  next: () => Call
}

/** Calls a server on this computer for a while. Any answer that isn't a success ends the measurement with an error. */
export async function load({ port, clients, seconds, warmUp, next }: LoadOptions): Promise<Load> {
  const took: number[] = []
  const begin = performance.now() + warmUp * 1000
  const end = begin + seconds * 1000
  const callAgainAndAgain = async () => {
    await using connection = await open(port)
    for (let sent = performance.now(); sent < end; ) {
      await connection.ask(next())
      const answered = performance.now()
      if (sent >= begin && answered <= end) took.push(answered - sent)
      sent = answered
    }
  }
  await Promise.all(Array.from({ length: clients }, callAgainAndAgain))
  const sorted = Float64Array.from(took).sort()
  return {
    calls: took.length,
    perSecond: took.length / seconds,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
  }
}

/** A fixed number of calls, one after the other. */
export async function callTimes(port: number, times: number, next: () => Call): Promise<void> {
  await using connection = await open(port)
  for (let n = 0; n < times; n++) await connection.ask(next())
}

export interface Answer {
  status: number
  head: string
  body: Buffer
}

/** Asks once, on a connection of its own. */
export async function askOnce(port: number, call: Call): Promise<Answer> {
  await using connection = await open(port)
  // Awaited here, as the connection is closed on the way out.
  return await connection.ask(call)
}

/** What a browser on our own page sends; POST carries a fresh Idempotency-Key, as web/platform/lib/api.ts gives it one. */
export function headOf({ method, path, body, cookie }: Call, port: number): string {
  const host = `127.0.0.1:${port}`
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    'accept: application/json',
    'user-agent: bench',
    'sec-fetch-site: same-origin',
  ]
  if (cookie) lines.push(`cookie: ${cookie}`)
  if (method !== 'GET') lines.push(`origin: http://${host}`)
  if (method === 'POST') lines.push(`idempotency-key: ${randomBytes(16).toString('hex')}`)
  if (body !== undefined) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`)
  return `${lines.join('\r\n')}\r\n`
}

/** A connection that is kept open, with one call under way at a time. */
class Connection {
  readonly #socket: Socket
  readonly #port: number
  #waiting: PromiseWithResolvers<Answer> | null = null
  #received: Buffer = Buffer.alloc(0)
  #call: Call | null = null

  constructor(socket: Socket, port: number) {
    this.#socket = socket
    this.#port = port
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.#receive(chunk))
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => this.#fail(Object.assign(new Error('The server closed the connection.'), { code: 'ECONNRESET' })))
  }

  ask(call: Call): Promise<Answer> {
    this.#call = call
    this.#waiting = Promise.withResolvers()
    this.#socket.write(`${headOf(call, this.#port)}\r\n${call.body ?? ''}`)
    return this.#waiting.promise
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#waiting = null
    this.#socket.destroy()
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const headEnd = this.#received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const head = this.#received.toString('latin1', 0, headEnd)
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    if (length === undefined) throw new Error(`An answer without a length can't be measured: ${head}`)
    const bodyEnd = headEnd + 4 + Number(length)
    if (this.#received.length < bodyEnd) return
    const answer = { status: Number(head.slice(9, 12)), head, body: this.#received.subarray(headEnd + 4, bodyEnd) }
    this.#received = Buffer.alloc(0)
    if (answer.status < 300) this.#waiting?.resolve(answer)
    else this.#fail(new Error(`${this.#call?.method} ${this.#call?.path} → ${answer.status}: ${answer.body}`))
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error)
  }
}

async function open(port: number): Promise<Connection> {
  return new Connection(await openSocket(port), port)
}

export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  return socket
}

function quantile(sorted: Float64Array, part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
