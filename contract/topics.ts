import { kinds, type RowKind } from './kinds.ts'
import type { Action } from './permissions.ts'

/** Facts that belong to no kind of records: of the whole warehouse, or of an account. */
const facts = {
  reconciliation: { read: 'reconciliation.read', shared: false, atSite: false },
  settings: { read: 'settings.read', shared: true, atSite: false },
  account: { read: 'account.read', shared: false, atSite: false },
} as const satisfies Record<string, TopicRule>

/** Who learns of the events of a topic; see `Kind` in kinds.ts. */
interface TopicRule {
  read: Action
  shared: boolean
  atSite: boolean
}

/**
 * The kinds of data that verbs change and reads show. Also the events of /api/events: each message carries ids only, and
 * the receiver fetches again what it shows of the topic.
 */
export type Topic = Exclude<(typeof kinds)[RowKind]['topic'], null> | keyof typeof facts

export const topicRules = {
  ...Object.fromEntries(Object.values(kinds).flatMap(({ topic, ...rule }) => (topic === null ? [] : [[topic, rule]]))),
  ...facts,
} as Record<Topic, TopicRule>

export const topics = Object.keys(topicRules) as [Topic, ...Topic[]]
