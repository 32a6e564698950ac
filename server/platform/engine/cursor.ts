import { z } from 'zod'
import { httpError } from '../../errors.ts'

/** How a sort key is compared: the type that its text is read as again, and the form of that text. */
const kinds = {
  text: { type: 'text', form: /^[^\0]*$/ },
  integer: { type: 'bigint', form: /^-?\d{1,18}$/ },
  money: { type: 'numeric', form: /^-?\d{1,12}(\.\d{1,2})?$/ },
  date: { type: 'date', form: /^\d{4}-\d\d-\d\d$/ },
  time: { type: 'timestamptz', form: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}$/ },
} as const

export type SortKind = keyof typeof kinds

export function columnTypeOf(kind: SortKind): string {
  return kinds[kind].type
}

/** Where a page ended: the sort, and the key and id of its last row. The key is text as the database writes it. */
export interface Cursor {
  sort: string
  key: string | null
  id: number
}

const content = z.tuple([z.string(), z.string().nullable(), z.number().int()])

/** Opaque to callers: they take it from the Link header and send it back. */
export function writeCursor({ sort, key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')
}

/** A cursor only fits the sort it was made for. */
export function readCursor(text: string, sort: string, column: { kind: SortKind; nullable?: boolean }): Cursor {
  const parsed = content.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')))
  if (!parsed.success) throw unusable()
  const [madeFor, key, id] = parsed.data
  if (madeFor !== sort || !isKey(key, column)) throw unusable()
  return { sort, key, id }
}

function unusable() {
  return httpError('list.cursor-unusable', undefined, { field: 'cursor' })
}

function isKey(key: string | null, column: { kind: SortKind; nullable?: boolean }): boolean {
  return key === null ? column.nullable === true : kinds[column.kind].form.test(key)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
