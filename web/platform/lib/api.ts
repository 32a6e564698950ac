import {
  type AnswerOf,
  type BodyInput,
  type EndpointDefinition,
  type QueryInput,
  type RowOf,
  type VersionForm,
  versionTag,
} from '../../../contract/endpoint.ts'
import type { Problem } from '../../../contract/fields.ts'
import type { ProblemCode } from '../../../contract/problems.ts'
import { actOf } from './acts.ts'
import { isUnattended } from './attendance.ts'
import { type CallAddress, sessionCalls } from './session-calls.ts'
import { resumeSession } from './session-end.ts'
import { viewedCustomer } from './viewed-customer.ts'

type Versioned = Parameters<typeof versionTag>[0]

export interface CallOptions<E extends EndpointDefinition> {
  params?: Record<string, string | number>
  query?: QueryInput<E>
  body?: BodyInput<E>
  /** The row as it was read; the server answers 412 when it has changed since. */
  ifMatch?: Versioned
  /** The event stream repeats it in the events of this change. */
  changeId?: string
  signal?: AbortSignal
}

let lastAnswer: string | null = null

/** When the server last answered, by its own clock; ISO 8601. Undefined before the first answer. */
export function lastAnswerAt(): string | undefined {
  return lastAnswer === null ? undefined : new Date(lastAnswer).toISOString()
}

const unreachable = 'Can’t reach the server. Check your connection and try again.'

/**
 * A failed call. `message` has the specified form `<status>: <body text>`;
 * `detail` is the sentence shown to people. Status 0 means that there was no answer.
 */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | null
  readonly detail: string

  constructor(status: number, body: string, problem: Problem | null = problemIn(body)) {
    super(`${status}: ${body}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
    this.detail = problem ? detailOf(problem) : status === 0 ? unreachable : body
  }
}

const oneAct = 'It isn’t known whether this was done. If you try again, it is done only once.'

/** A change of which it isn't known whether it was done, because no answer came. Sent again, it is the same act: see acts.ts. */
export class UnknownOutcome extends ApiError {
  override readonly detail: string

  constructor(failed: ApiError) {
    super(failed.status, failed.message.slice(`${failed.status}: `.length), failed.problem)
    this.name = 'UnknownOutcome'
    const why = failed.problem?.detail ?? (failed.status === 0 ? 'Can’t reach the server.' : 'The server didn’t answer.')
    this.detail = `${why} ${oneAct}`
  }
}

/** Answers that leave open what became of the change. Of other failures the server says that nothing was done. */
const openAnswers: readonly unknown[] = ['server.failed', 'database.unreachable', 'idempotency.under-way'] satisfies ProblemCode[]

function isUnknown(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  return error.problem ? openAnswers.includes(error.problem.code) : error.status === 0 || error.status >= 500
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('401:') && error.message.includes('Unauthorized')
}

/** Whether the password was right and a code is missing: the account signs in with a second factor. */
export function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'sign-in.code-required'
}

/** Whether nothing but the own account answers before the second factor that is required is set up. */
export function asksForTwoFactor(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'permission.two-factor'
}

/** Whether the row isn't there, or isn't the viewer's to see (404). */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** Whether the row changed between reading and saving (412). */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412
}

/** Whether the same exists already, and the call takes `again` to create it once more. */
export function isDuplicate(error: unknown): boolean {
  const code: unknown = error instanceof ApiError && error.problem?.code
  return code === 'order.duplicate' || code === 'receipt.duplicate'
}

/** Whether the screen was outdated: the row is gone (404), in another state (409) or changed (412). */
export function isContradicted(error: unknown): boolean {
  return error instanceof ApiError && [404, 409, 412].includes(error.status)
}

/** The sentence to show for an error; `fallback` when it has none. */
export function detailFor(error: unknown, fallback = 'Something went wrong. Try again.'): string {
  return (error instanceof ApiError && error.detail) || fallback
}

/** Sends a call of the contract and returns the body of the answer; undefined when it has none. */
export async function call<const E extends EndpointDefinition>(
  endpoint: E | CallAddress<E>,
  options: CallOptions<E> = {},
): Promise<AnswerOf<E>> {
  const response = await send(endpoint, options)
  const hasBody = response.status !== 204 && response.headers.get('content-type')?.includes('json')
  return (hasBody ? await response.json() : undefined) as AnswerOf<E>
}

export interface ListPage<Row> {
  rows: Row[]
  /** All rows that match, over every page. */
  total: number
  /** Whether the total is the database's estimate, as for very long lists. */
  estimated: boolean
  /** Cursor of the page after this one; null on the last. */
  next: string | null
}

/** A list call with its paging headers (decisions: `Link` and `X-Total-Count`). */
export async function callList<const E extends EndpointDefinition>(
  endpoint: E | CallAddress<E>,
  options: CallOptions<E> = {},
): Promise<ListPage<RowOf<E>>> {
  const response = await send(endpoint, options)
  const rows = (await response.json()) as RowOf<E>[]
  const total = response.headers.get('x-total-count')
  return {
    rows,
    total: total === null ? rows.length : Number(total),
    estimated: response.headers.get('x-total-count-estimated') === 'true',
    next: nextCursor(response.headers.get('link')),
  }
}

/** Every change carries the key of its act, so that no screen can forget it. */
async function send<E extends EndpointDefinition>(endpoint: CallAddress<E>, options: CallOptions<E>): Promise<Response> {
  const headers = headersOf(endpoint, options)
  if (endpoint.method === 'GET') return answerTo(endpoint, options, headers)
  const { params, query, body } = options
  const sent = [endpoint.method, addressOf(endpoint, params, query), headers.get('if-match'), body]
  const act = actOf(JSON.stringify(sent))
  headers.set('idempotency-key', act.key)
  try {
    const response = await answerTo(endpoint, options, headers)
    act.answered()
    return response
  } catch (error) {
    if (error instanceof ApiError && !isUnknown(error)) act.answered()
    else act.unanswered()
    throw isUnknown(error) ? new UnknownOutcome(error) : error
  }
}

/** A call that was rejected because the session ended is sent again, with the same key, if the person signs in again. */
async function answerTo<E extends EndpointDefinition>(
  endpoint: CallAddress<E>,
  options: CallOptions<E>,
  headers: Headers,
): Promise<Response> {
  let response = await attempt(endpoint, options, headers)
  if (response.status === 401 && endpoint.path !== sessionCalls.signIn.path && (await resumeSession({ isRead: endpoint.method === 'GET' })))
    response = await attempt(endpoint, options, headers)
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  return response
}

function headersOf<E extends EndpointDefinition>(endpoint: CallAddress<E>, options: CallOptions<E>): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (options.body !== undefined) headers.set('content-type', 'application/json')
  if (options.ifMatch !== undefined) headers.set('if-match', `"${versionTag(comparedOf(endpoint, options.ifMatch))}"`)
  if (options.changeId !== undefined) headers.set('x-change-id', options.changeId)
  if (isUnattended()) headers.set('x-unattended', 'true')
  const viewed = endpoint.method === 'GET' ? viewedCustomer() : null
  if (viewed) headers.set('x-view-as', String(viewed.customerId))
  return headers
}

/** Other rows than items have a quantity as well, which is no part of their version. */
function comparedOf({ versioned }: { versioned?: VersionForm | undefined }, { version, quantity }: Versioned): Versioned {
  return versioned === 'version.quantity' && quantity !== undefined ? { version, quantity } : { version }
}

async function attempt<E extends EndpointDefinition>(
  endpoint: CallAddress<E>,
  options: CallOptions<E>,
  headers: Headers,
): Promise<Response> {
  try {
    const response = await fetch(addressOf(endpoint, options.params, options.query), {
      method: endpoint.method,
      headers,
      credentials: 'same-origin',
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: options.signal ?? null,
    })
    lastAnswer = response.headers.get('date') ?? lastAnswer
    if (endpoint.method === 'GET') return response
    // An answer that breaks off is none, so that it is read here.
    const { status, statusText } = response
    return new Response((await response.text()) || null, { status, statusText, headers: response.headers })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0, unreachable, null)
  }
}

/** The address of a call, also for a link that downloads its answer. */
export function addressOf(
  endpoint: CallAddress<EndpointDefinition>,
  params: Record<string, string | number> = {},
  query: object = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null && each !== '') search.append(name, String(each))
    }
  }
  return search.size > 0 ? `${path}?${search}` : path
}

function problemIn(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && 'detail' in value ? (value as Problem) : null
  } catch {
    return null
  }
}

/** The problem's sentence; for invalid input also the fields that the sentence doesn't name already. */
function detailOf(problem: Problem): string {
  const fields = problem.errors
    ?.filter(({ message }) => !problem.detail.includes(message))
    .map(({ path, message }) => `${path}: ${message}`)
  return fields?.length ? `${problem.detail} ${fields.join('; ')}` : problem.detail
}

function nextCursor(link: string | null): string | null {
  const target = link?.split(',').find((part) => /rel="?next"?/.test(part))
  const address = target?.match(/<([^<>]*)>/)?.[1]
  return address ? new URL(address, location.origin).searchParams.get('cursor') : null
}
