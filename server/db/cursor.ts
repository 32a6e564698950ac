import { z } from 'zod'
import { httpError } from '../errors.ts'

/** How a sort key is compared. */
export type SortKind = 'text' | 'integer' | 'time'

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

const keyForms: Record<SortKind, RegExp> = {
  text: /^[^\0]*$/,
  integer: /^-?\d{1,18}$/,
  time: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}$/,
}

function isKey(key: string | null, column: { kind: SortKind; nullable?: boolean }): boolean {
  return key === null ? column.nullable === true : keyForms[column.kind].test(key)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
