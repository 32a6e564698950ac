import type { Viewer } from '../../viewer.ts'
import { type FunctionCall, sqlFunction } from '../engine/sql-function.ts'
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
  /** Who did it, unless an entry names someone else. */
  by: Actor
  at: Date
  answer?: StoredAnswer | null
}

interface Recording {
  history: string
  notices: string
  at: Date
  caller: number | null
  the_key: string | null
  hash_of_request: Uint8Array | null
  status_of_answer: number | null
  sealed_answer: string | null
}

const recordChange = sqlFunction<Recording, null>('record_change')

/** What every change leaves besides itself, as one statement; see record-change.sql. */
export function recordStatement({ history, notices = [], by, at, answer }: Record): FunctionCall<null> {
  return recordChange({
    history: JSON.stringify(history.map((entry) => auditRow(entry, by))),
    notices: JSON.stringify(notices),
    at,
    caller: answer?.userId ?? null,
    the_key: answer?.key ?? null,
    hash_of_request: answer?.requestHash ?? null,
    status_of_answer: answer?.status ?? null,
    sealed_answer: answer?.response ?? null,
  })
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

/** The same actor in the words of a viewer; null where no one is signed in yet. */
export function actorOf(viewer: Viewer | null): Actor {
  return viewer ?? { userId: null, name: '(unknown)' }
}
