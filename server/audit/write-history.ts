import { type CompiledQuery, sql } from 'kysely'
import { statements } from '../db/statements.ts'
import type { Viewer } from '../viewer.ts'
import type { Actor, HistoryEntry } from './history.ts'
import type { Notice } from './notice.ts'

/** The first answer to a call with an Idempotency-Key, as its row stores it. */
export interface StoredAnswer {
  userId: number
  key: string
  requestHash: Uint8Array
  status: number
  response: string
}

export interface Record {
  history: readonly HistoryEntry[]
  notices?: readonly Notice[]
  /** Who did it, unless an entry names somebody else. */
  by: Actor
  at: Date
  answer?: StoredAnswer | null
}

/**
 * What every change leaves beside itself, as one statement: its lines of history, what people are told, and the answer for
 * a repeated call. An event that was told on the same day already isn't told again.
 */
export function recordStatement({ history, notices = [], by, at, answer }: Record): CompiledQuery {
  return sql`
    with entries as (
      insert into audit_entries (at, user_id, user_name, channel, action, entity, entity_id, customer_id, before, after, address, user_agent)
      select ${at}, e."userId", e."userName", e.channel, e.action, e.entity, e."entityId", e."customerId", e.before, e.after, e.address, e."userAgent"
      from jsonb_to_recordset(${JSON.stringify(history.map((entry) => auditRow(entry, by)))}::jsonb) as e(
        "userId" integer, "userName" text, channel text, action text, entity text, "entityId" bigint, "customerId" integer,
        before jsonb, after jsonb, address text, "userAgent" text)
    ), told as (
      insert into notifications (customer_id, kind, detail, type, title, message, subject_type, subject_id, day, except_user_id, created_at)
      select n."customerId", n.kind, n.detail, n.type, n.title, n.message, n."subjectType", n."subjectId", warehouse_day(${at}),
        n."exceptUserId", ${at}
      from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as n(
        "customerId" integer, kind text, detail text, type text, title text, message text, "subjectType" text, "subjectId" integer, "exceptUserId" integer)
      on conflict (customer_id, kind, detail, subject_type, subject_id, day) do nothing
    )
    insert into idempotency_keys (user_id, key, request_hash, status, response, created_at)
    select ${answer?.userId ?? null}::integer, ${answer?.key ?? null}, ${answer?.requestHash ?? null}::bytea, ${answer?.status ?? null}::integer,
      ${answer?.response ?? null}, ${at}::timestamptz
    where ${answer !== null && answer !== undefined}
    on conflict (user_id, key) do update
    set request_hash = excluded.request_hash, status = excluded.status, response = excluded.response, created_at = excluded.created_at`.compile(
    statements,
  )
}

function auditRow({ actor, origin, ...entry }: HistoryEntry, by: Actor) {
  const { userId, name } = actor ?? by
  return {
    ...entry,
    userId,
    userName: name,
    channel: userId === null && !origin ? 'system' : 'screen',
    address: origin?.address ?? null,
    userAgent: origin?.userAgent ?? null,
  }
}

/** The same actor in the words of a viewer; nobody is signed in yet where it is null. */
export function actorOf(viewer: Viewer | null): Actor {
  return viewer ?? { userId: null, name: '(unknown)' }
}
