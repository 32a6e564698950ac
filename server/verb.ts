import type { AnswerOf, BodyOf, ChangeDefinition, IfMatchOf, ParamsOf, QueryOf, VersionForm } from '../contract/endpoint.ts'
import type { Action, permissions, RolesFor } from '../contract/permissions.ts'
import type { Topic } from '../contract/topics.ts'
import { type HttpError, httpError } from './errors.ts'
import type { HistoryEntry } from './platform/audit/history.ts'
import type { Notice } from './platform/audit/notice.ts'
import { actorOf, recordStatement, type StoredAnswer } from './platform/audit/write-history.ts'
import type { Database, Transaction } from './platform/engine/database.ts'
import type { Statement } from './platform/engine/engine.ts'
import type { Locked } from './platform/engine/locked.ts'
import { type CallOrigin, type Person, type PersonWith, type SystemViewer, system } from './viewer.ts'

/**
 * Who may call: people of the roles that the permission table names, and the product itself where staff may. What everyone may do
 * concerns only that person, so the product doesn't do it.
 */
export type CallerOf<E extends { allow: Action | 'anyone' }> = E['allow'] extends Action
  ? PersonWith<RolesFor<E['allow']>> | (E['allow'] extends ProductAction ? SystemViewer : never)
  : Person | null
type ProductAction = {
  [A in Action]: 'admin' extends RolesFor<A> ? ((typeof permissions)[A] extends { viewOnly: true } | { personal: true } ? never : A) : never
}[Action]

/** The fields of the body besides the path's and the query's, and what `If-Match` carried. */
export type InputOf<E extends ChangeDefinition> = (BodyOf<E> extends undefined | Record<string, never> ? unknown : BodyOf<E>) &
  (ParamsOf<E> extends undefined ? unknown : ParamsOf<E>) &
  (QueryOf<E> extends undefined ? unknown : QueryOf<E>) &
  (E['versioned'] extends VersionForm ? { ifMatch?: IfMatchOf<E> } : unknown)

/** What a verb works with; `T` are the topics that its endpoint declares. */
interface Work<V, T extends Topic> {
  trx: Transaction
  viewer: V
  /** When the transaction began; its history and notices carry the same time. */
  now: Date
  /** Null for calls that don't come over HTTP. */
  origin: CallOrigin | null
  /**
   * Runs another verb as a part of this one: its failure undoes that part only, and its record joins this one's. Anyone who may call this
   * one may call the other, this one declares the other's topics, and the other prepares nothing, as that can't be done in a transaction.
   * One at a time: the savepoints of two that run in parallel would overlap.
   */
  join<E extends ChangeDefinition, P>(other: Verb<E, P> & OpenTo<V> & Changing<T>, input: InputOf<E>): Promise<AnswerOf<E>>
}

type OpenTo<V> = (db: Database, viewer: V, input: never) => Promise<unknown>
type Changing<T extends Topic> = { endpoint: { changes: readonly T[] } }

/** A row that was changed, and whose it is; left out for what is only staff's. An item that changes its owner counts twice. */
export interface TouchedRow {
  id: number
  customerId?: number | null
  /** Set when it concerns only this user. */
  userId?: number
}

export type History = readonly [HistoryEntry, ...HistoryEntry[]] | { none: string }

interface Done<E extends ChangeDefinition, P> {
  answer: AnswerOf<E>
  /** What is written down about it; `{ none: 'why' }` for what leaves no trace. */
  history: History
  /** The rows that were changed, by the topics that the endpoint declares; 'all' where they have no ids. Published after the commit. */
  touched: { readonly [T in keyof Touched]?: T extends Declared<E> ? Touched[T] : never }
  /** Whom to tell what; an endpoint that gives notices declares that it changes notifications. */
  notices?: 'notifications' extends E['changes'][number] ? readonly Notice[] : never
  /** What the route needs besides the answer. */
  passed?: P
}

/** Notifications are published for those whom a notice tells; marking them touches only the viewer's own. */
type Touched = { readonly [T in Exclude<Topic, 'notifications'>]?: readonly TouchedRow[] | 'all' } & {
  readonly ownNotifications?: readonly number[]
}
type Declared<E extends ChangeDefinition> =
  | E['changes'][number]
  | ('notifications' extends E['changes'][number] ? 'ownNotifications' : never)

/** Turned down, but what was written stays: a failed sign-in leaves a trace. */
interface TurnedDown {
  refused: HttpError
  history: History
}

/** A versioned endpoint asks for the row as it was under its lock. */
export type Outcome<E extends ChangeDefinition, P = undefined> =
  | (Done<E, P> & (E['versioned'] extends VersionForm ? { before: Locked<object> } : unknown))
  | TurnedDown

type Run<E extends ChangeDefinition, P, R> = (
  work: Work<CallerOf<E>, E['changes'][number]>,
  input: InputOf<E>,
  prepared: R,
) => Promise<Outcome<E, P>>

interface Steps<E extends ChangeDefinition, P, R> {
  /**
   * Set where the transaction runs in the product's database role, because customers' has no rights on what it touches: their sessions
   * and their second factor. What it touches must be the person's own.
   */
  asProduct?: true
  /**
   * What is slow and holds no lock, as hashing a password, before the transaction. What it returns is disposed of after the transaction,
   * however that ends, where it has a `Symbol.asyncDispose`: a received file.
   */
  prepare: (db: Database, viewer: CallerOf<E>, input: InputOf<E>, origin: CallOrigin | null) => Promise<R>
  /**
   * Changes that have a transaction each, before the one of `run`. The Idempotency-Key is taken before the first of them, so that a call that
   * broke off between two isn't carried out again: its repeat is answered that its answer was lost.
   */
  inTurn?: (db: Database, viewer: CallerOf<E>, prepared: R, origin: CallOrigin | null) => Promise<void>
  run: Run<E, P, R>
}

/** What a call brings along besides its input. */
export interface CallContext<E extends ChangeDefinition> {
  origin?: CallOrigin | null
  /** Takes the Idempotency-Key, makes of the answer what its row stores, and the row of an answer that isn't there yet. */
  once?: { take: Statement; store: (answer: AnswerOf<E>) => StoredAnswer; awaited: StoredAnswer }
}

export interface Verb<E extends ChangeDefinition, P = undefined, R = undefined> {
  /** Does it in one transaction. Throws an HttpError when it is turned down. */
  (db: Database, viewer: CallerOf<E>, input: InputOf<E>): Promise<AnswerOf<E>>
  readonly endpoint: E
  perform(
    db: Database,
    viewer: CallerOf<E>,
    input: InputOf<E>,
    context: CallContext<E>,
  ): Promise<{ answer: AnswerOf<E>; passed: P | undefined }>
  readonly steps: Steps<E, P, R>
}

/** `run` throws it when what was prepared no longer fits what it finds under its lock: it is prepared once more. */
export class PreparedOutdated extends Error {}
const mostPreparations = 10

/**
 * A change, from its call to its record: `run` changes rows and answers what it did; the history, the notices, the answer for a
 * repeated call and the commit leave in one packet after it, and the topics are published once they are committed.
 */
export function verb<const E extends ChangeDefinition, P = undefined>(endpoint: E, run: Run<E, P, undefined>): Verb<E, P>
export function verb<const E extends ChangeDefinition, R extends object | string | null, P = undefined>(
  endpoint: E,
  steps: Steps<E, P, R>,
): Verb<E, P, R>
export function verb<const E extends ChangeDefinition, P, R>(endpoint: E, given: Run<E, P, R> | Steps<E, P, R>): Verb<E, P, R> {
  const steps: Steps<E, P, R> = typeof given === 'function' ? { prepare: async () => undefined as R, run: given } : given

  async function perform(db: Database, viewer: CallerOf<E>, input: InputOf<E>, context: CallContext<E> = {}) {
    for (let left = mostPreparations; ; left -= 1) {
      try {
        return await attempt(db, viewer, input, context)
      } catch (error) {
        if (!(error instanceof PreparedOutdated)) throw error
        if (left === 1) throw httpError('row.locked')
      }
    }
  }

  async function attempt(db: Database, viewer: CallerOf<E>, input: InputOf<E>, { origin = null, once }: CallContext<E>) {
    const prepared = await steps.prepare(db, viewer, input, origin)
    await using _disposed = isDisposable(prepared) ? prepared : null
    const asWhom = endpoint.allow === 'anyone' || viewer === null || steps.asProduct ? system : viewer
    const { inTurn } = steps
    if (inTurn) {
      if (once) await db.transaction(system, (trx) => trx.finish({ taken: awaitedAnswer(once.awaited, trx.now()) }), once.take)
      await inTurn(db, viewer, prepared, origin)
    }
    const first = inTurn ? undefined : once?.take
    const outcome = await db.transaction(asWhom, (trx) => runRecorded(trx, viewer, input, { prepared, origin, once }), first)
    if ('refused' in outcome) throw outcome.refused
    return { answer: outcome.answer, passed: outcome.passed }
  }

  async function runRecorded(
    trx: Transaction,
    viewer: CallerOf<E>,
    input: InputOf<E>,
    { prepared, origin, once }: { prepared: R } & CallContext<E>,
  ): Promise<Outcome<E, P>> {
    const parts: Part[] = []
    const outcome = await steps.run(workOn(trx, viewer, origin ?? null, parts), input, prepared)
    const whole = [...parts, partOf(outcome)]
    const history = whole.flatMap((part) => part.history)
    const notices = whole.flatMap((part) => part.notices)
    const answer = once && !('refused' in outcome) ? once.store(outcome.answer) : null
    await trx.finish({ recorded: recordStatement({ history, notices, by: actorOf(viewer), at: trx.now(), answer }) })
    const publish: Transaction['publish'] = (event) => trx.publish(origin?.changeId ? { ...event, changeId: origin.changeId } : event)
    for (const { touched } of whole) publishTouched(publish, touched, viewer)
    for (const customerId of new Set(notices.map((notice) => notice.customerId))) publish({ topic: 'notifications', ids: [], customerId })
    return outcome
  }

  const call = async (db: Database, viewer: CallerOf<E>, input: InputOf<E>) => (await perform(db, viewer, input)).answer
  return Object.assign(call, { endpoint, perform, steps })
}

/** Stores the key of a call whose answer comes later. */
function awaitedAnswer(answer: StoredAnswer, at: Date) {
  return recordStatement({ history: [], by: actorOf(null), at, answer })
}

function isDisposable(value: unknown): value is AsyncDisposable {
  return typeof value === 'object' && value !== null && Symbol.asyncDispose in value
}

/**
 * Runs a verb within the transaction of a job, as that person. The job writes its record, with those of others, and publishes what was
 * touched.
 */
export async function runWithin<E extends ChangeDefinition, P>(
  trx: Transaction,
  viewer: CallerOf<E>,
  { steps }: Verb<E, P>,
  input: InputOf<E>,
): Promise<{ answer: AnswerOf<E>; history: readonly HistoryEntry[]; notices: readonly Notice[] }> {
  const parts: Part[] = []
  const outcome = await steps.run(workOn(trx, viewer, null, parts), input, undefined)
  if ('refused' in outcome) throw outcome.refused
  const whole = [...parts, partOf(outcome)]
  return {
    answer: outcome.answer,
    history: whole.flatMap((part) => part.history),
    notices: whole.flatMap((part) => part.notices),
  }
}

/** What one verb adds to the record. */
interface Part {
  history: readonly HistoryEntry[]
  notices: readonly Notice[]
  touched: Touched
}

function partOf<E extends ChangeDefinition, P>(outcome: Outcome<E, P>): Part {
  const history = 'none' in outcome.history ? [] : outcome.history
  if ('refused' in outcome) return { history, notices: [], touched: {} }
  return { history, notices: outcome.notices ?? [], touched: outcome.touched }
}

function workOn<V, T extends Topic>(trx: Transaction, viewer: V, origin: CallOrigin | null, parts: Part[]): Work<V, T> {
  let running: Promise<unknown> | null = null
  return {
    trx,
    viewer,
    now: trx.now(),
    origin,
    async join(other, input) {
      if (running) {
        // The transaction must not be rolled back while the other one still sends statements.
        await Promise.allSettled([running])
        throw new Error('A verb joins one verb at a time: await each join() before the next.')
      }
      const joining = trx.savepoint(async () => {
        const inner: Part[] = []
        const work = workOn(trx, viewer, origin, inner)
        const outcome = await other.steps.run(work as never, input, undefined)
        if ('refused' in outcome) throw outcome.refused
        parts.push(...inner, partOf(outcome))
        return outcome.answer
      })
      running = joining
      try {
        return await joining
      } finally {
        running = null
      }
    },
  }
}

function publishTouched(
  publish: Transaction['publish'],
  { ownNotifications, ...touched }: Touched,
  viewer: Person | SystemViewer | null,
): void {
  for (const [topic, rows] of Object.entries(touched)) {
    if (rows === 'all') publish({ topic: topic as Topic, ids: [], customerId: null })
    else
      for (const [customerId, owned] of Map.groupBy(rows, (row) => row.customerId ?? null))
        for (const [userId, own] of Map.groupBy(owned, (row) => row.userId))
          publish({ topic: topic as Topic, ids: own.map(({ id }) => id), customerId, ...(userId !== undefined && { userId }) })
  }
  if (ownNotifications && viewer?.userId)
    publish({ topic: 'notifications', ids: [...ownNotifications], customerId: viewer.customerId, userId: viewer.userId })
}
