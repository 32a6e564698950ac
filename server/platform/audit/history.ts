import type { CallOrigin } from '../../viewer.ts'

/** Who did it, where that isn't who asks: a sign-in begins without a user. */
export interface Actor {
  userId: number | null
  name: string
}

/** One line of history: who did what to which row. */
export interface HistoryEntry {
  action: string
  entity: string
  entityId: number | null
  /** The customer that owns the row; null for rows without an owner. */
  customerId: number | null
  /** The site of what was changed; null for what belongs to no site. */
  siteId: number | null
  before: object | null
  after: object | null
  actor?: Actor
  /** Given for what concerns the security of an account: sign-ins, passwords, refused permissions. */
  origin?: CallOrigin
}

interface Row {
  id: number
  customerId?: number | null
  siteId?: number | null
}

interface Details {
  /** Where there is no row. */
  customerId?: number | null
  /** Where the row belongs to no site and the change does, as moving some of an item. */
  siteId?: number | null
  before?: object | null
  after?: object | null
  actor?: Actor
  origin?: CallOrigin
}

/** Something was done to a row. With a before and an after only what differs is kept. */
export function did(action: string, entity: string, row: Row | null, details: Details = {}): HistoryEntry {
  const { before = null, after = null, customerId = row?.customerId ?? null, siteId = row?.siteId ?? null, ...rest } = details
  return {
    action,
    entity,
    entityId: row?.id ?? null,
    customerId,
    siteId,
    before: before && (after ? differing(before, after) : withoutSecrets(before)),
    after: after && (before ? differing(after, before) : withoutSecrets(after)),
    ...rest,
  }
}

export function created(entity: string, row: Row): HistoryEntry {
  return did('create', entity, row, { after: row })
}

export function changed(entity: string, before: Row, after: Row): HistoryEntry {
  return did('update', entity, after, { before, after })
}

function differing(fields: object, others: object): object {
  const entries = Object.entries(withoutSecrets(fields))
  return Object.fromEntries(entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(others, name))))
}

function withoutSecrets(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !/password|token|secret|credentials/i.test(name)))
}
