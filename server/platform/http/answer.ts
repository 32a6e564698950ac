import { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { type EndpointDefinition, fieldsOf } from '../../../contract/endpoint.ts'
import { leaveOut, type Withheld } from '../../../contract/withheld.ts'
import type { ListResult, PageStart } from '../lists/list.ts'
import type { Reply, Request } from './app-type.ts'
import { etagOf } from './if-match.ts'

/** A complete answer as it is sent, and as it is stored for an Idempotency-Key. */
export interface Answer {
  status: number
  /** JSON text; null when there is no body. */
  json: string | null
  etag?: string | undefined
  problem?: boolean
}

/** The answer of a call, without the fields that its caller doesn't read. */
export function answerOf(endpoint: EndpointDefinition, result: unknown, strict: boolean, withheld: Withheld | null): Answer {
  const isAccepted = endpoint.accepted?.schema.safeParse(result).success ?? false
  const status = isAccepted ? 202 : (endpoint.status ?? 200)
  if (endpoint.answer?.kind !== 'json') return { status, json: null }
  const json = JSON.stringify(withheld ? leaveOut(result, withheld) : result)
  if (strict && !isAccepted) checkAnswer(endpoint, JSON.stringify(result))
  return { status, json, etag: etagOf(result) }
}

/** Longer texts are sent in pieces, so that less is buffered for a slow reader and its progress can be measured. */
const longText = 256 * 1024
const pieceSize = 64 * 1024

export function sendAnswer(reply: Reply, answer: Answer): Reply {
  reply.code(answer.status)
  if (answer.etag) reply.header('etag', answer.etag)
  if (answer.json === null) return reply.send()
  return reply.type(answer.problem ? 'application/problem+json' : 'application/json; charset=utf-8').send(bodyOf(answer.json))
}

export async function sendList(
  endpoint: EndpointDefinition,
  request: Request,
  reply: Reply,
  list: ListResult,
  withheld: Withheld | null,
): Promise<Reply> {
  if (list.page) {
    reply.header('x-total-count', String(list.page.total))
    if (list.page.estimated) reply.header('x-total-count-estimated', 'true')
    const { next, previous } = list.page
    const links = [next && linkTo(request.url, next, 'next'), previous && linkTo(request.url, previous, 'prev')].filter(Boolean)
    if (links.length > 0) reply.header('link', links.join(', '))
  }
  if (isLong(list.json)) request.server.userLimits.take('longLists', request, reply)
  reply.type('application/json; charset=utf-8')
  // A HEAD request gets headers only.
  if (request.method === 'HEAD' && typeof list.json !== 'string') return reply.send(Readable.from([]))
  const strict = request.server.strictResponses
  const json = strict ? await wholeText(list.json) : list.json
  if (strict) checkAnswer(endpoint, String(json), withheld, (request.query as { fields?: string }).fields?.split(','))
  return reply.send(bodyOf(withoutNested(json, withheld)))
}

/** The columns of a list are left out by its statement; here what is withheld within a column. */
function withoutNested(json: ListResult['json'], withheld: Withheld | null): ListResult['json'] {
  if (withheld === null || Object.values(withheld).every((part) => part === true)) return json
  return typeof json === 'string' ? JSON.stringify(leaveOut(JSON.parse(json), withheld)) : partsWithout(json, withheld)
}

async function* partsWithout(parts: AsyncIterable<string>, withheld: Withheld): AsyncGenerator<string> {
  // A part starts with the bracket of the array or the comma between rows, and only the last one has the other bracket.
  for await (const part of parts) {
    const rows = part.slice(1).replace(/\]$/, '')
    const left = JSON.stringify(leaveOut(JSON.parse(`[${rows}]`), withheld)).slice(1, -1)
    yield part.slice(0, 1) + left + part.slice(1 + rows.length)
  }
}

function isLong(json: ListResult['json']): boolean {
  return typeof json !== 'string' || json.length > longText
}

function bodyOf(json: ListResult['json']): string | Readable {
  if (typeof json === 'string' && !isLong(json)) return json
  return Readable.from(inPieces(json), { objectMode: false })
}

async function* inPieces(json: ListResult['json']): AsyncGenerator<Buffer> {
  for await (const part of typeof json === 'string' ? [json] : json) {
    const bytes = Buffer.from(part)
    for (let start = 0; start < bytes.length; start += pieceSize) yield bytes.subarray(start, start + pieceSize)
  }
}

/** The address of another page of the same list, for a Link header. */
function linkTo(url: string, start: PageStart, relation: 'next' | 'prev'): string {
  const [path, query] = url.split('?', 2)
  const params = new URLSearchParams(query)
  params.delete('page')
  params.delete('cursor')
  for (const [name, value] of Object.entries(start)) params.set(name, String(value))
  return `<${path}?${params}>; rel="${relation}"`
}

async function wholeText(json: ListResult['json']): Promise<string> {
  if (typeof json === 'string') return json
  const parts: string[] = []
  for await (const part of json) parts.push(part)
  return parts.join('')
}

/** The schema of an answer; a row of a list has only what the caller reads and asked for. */
function schemaOf({ answer }: EndpointDefinition, withheld: Withheld | null, asked: readonly string[] | undefined): z.ZodType | undefined {
  if (answer?.kind === 'json') return answer.schema
  if (answer?.kind !== 'list') return undefined
  const { row } = answer
  const left = fieldsOf(answer).filter((name) => (asked ? !asked.includes(name) : withheld?.[name] === true))
  if (!(row instanceof z.ZodObject)) return z.array(row)
  const names = Object.fromEntries(left.map((name): [string, true] => [name, true]))
  return z.array(row.omit(names as Record<never, never>))
}

/** Fails when the answer differs from the contract, naming the difference for the log. */
function checkAnswer(endpoint: EndpointDefinition, json: string, withheld: Withheld | null = null, asked?: readonly string[]): void {
  const value: unknown = JSON.parse(json ?? 'null')
  const declared = schemaOf(endpoint, withheld, asked)?.safeParse(value)
  const where = `The answer of ${endpoint.method} ${endpoint.path} isn't what the contract declares`
  if (!declared?.success) throw new Error(`${where}: ${declared?.error.message}`)
  const undeclared = firstDifference(value, declared.data, '')
  if (undeclared !== null) throw new Error(`${where}: ${undeclared} is undeclared.`)
}

/** The path of the first difference. Parsing drops undeclared fields, so a difference is an undeclared field. */
function firstDifference(sent: unknown, declared: unknown, path: string): string | null {
  if (isDeepStrictEqual(sent, declared)) return null
  if (typeof sent !== 'object' || sent === null || typeof declared !== 'object' || declared === null) return path
  for (const [key, value] of Object.entries(sent)) {
    const difference = firstDifference(value, Reflect.get(declared, key), `${path}/${key}`)
    if (difference !== null) return difference
  }
  return path
}
