import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParams } from './fields.ts'
import { json, list } from './formats.ts'
import { historyCall } from './history-entry.ts'
import type { RowKind } from './kinds.ts'
import { listQuery } from './list-query.ts'
import type { Action } from './permissions.ts'
import type { Field, Fields, WrittenFields } from './record-fields.ts'
import { changeSchema, filtersOf, newSchema, rowSchema, type SortOf, sortsOf } from './record-schemas.ts'
import type { Topic } from './topics.ts'

interface Definition<Path, Method, Reads, Writes, Own, Shown, F, Filters, Sorts> {
  /** After `/api/`. */
  path: Path
  /** The method of the call that changes one. */
  method: Method
  /** In a sentence: 'contact'. */
  noun: string
  /** The permissions to read and to change. */
  read: Reads
  change: Writes
  /** The topic that its changes publish. */
  topic: Own
  /** Further topics whose changes show in its rows. */
  shows: readonly Shown[]
  fields: F
  /** Sorts and filters of the list that belong to no single field. */
  sorts?: readonly Sorts[]
  filters: Filters
  summaries: { list: string; get?: string; create: string; update: string; history: string }
  /** The name of the list's files. */
  files: string
}

/**
 * A record that is listed, read, created and changed: its schemas, calls, sorts and filters follow from its fields. A call that differs is
 * written as an `endpoint()` and replaces the one of `calls`. The server reads and writes the record by `entity()`.
 */
export function record<
  const Name extends RowKind,
  const Path extends string,
  const Method extends 'PATCH' | 'PUT',
  const Reads extends Action,
  const Writes extends Action,
  const Own extends Topic,
  const F extends WrittenFields,
  const Shown extends Topic = never,
  Filters extends z.ZodRawShape = Record<never, never>,
  const Sorts extends string = never,
>(name: Name, definition: Definition<Path, Method, Reads, Writes, Own, Shown, F, Filters, Sorts>) {
  const { path, method, noun, read, change, topic, fields, filters, summaries, files } = definition
  const sorts: readonly [SortOf<F> | Sorts, ...(SortOf<F> | Sorts)[]] = [...sortsOf(fields), ...(definition.sorts ?? [])]
  const [row, created, changed] = [rowSchema(fields), newSchema(fields), changeSchema(fields)]
  const all = `/api/${path}` as const
  const one = { path: `/api/${path}/:id`, params: idParams, row: name } as const
  const shows = [topic, ...definition.shows] as const
  const calls = {
    list: endpoint({
      method: 'GET',
      path: all,
      summary: summaries.list,
      allow: read,
      query: listQuery(sorts, { ...filtersOf(fields), ...filters }),
      answer: list(row, files),
      shows,
    }),
    get: endpoint({ method: 'GET', ...one, summary: summaries.get ?? `One ${noun}`, allow: read, answer: json(row), shows }),
    create: endpoint({
      method: 'POST',
      path: all,
      summary: summaries.create,
      allow: change,
      body: json(created),
      answer: json(row),
      status: 201,
      changes: [topic],
    }),
    update: endpoint({
      method,
      ...one,
      summary: summaries.update,
      allow: change,
      versioned: 'version',
      body: json(changed),
      answer: json(row),
      changes: [topic],
    }),
  }
  const history = historyCall(path, name, summaries.history, [topic])
  return { name, noun, path, change, topic, fields: fields as FieldsOf<F>, sorts, row, created, changed, calls, history }
}

/** The calls that hide a record and bring it back, for one whose rows are kept when they are deleted. */
export function deletion<
  const Name extends RowKind,
  const Path extends string,
  const Writes extends Action,
  const Own extends Topic,
  R extends z.ZodType,
>({ name, noun, path, change, topic, row }: { name: Name; noun: string; path: Path; change: Writes; topic: Own; row: R }) {
  const of = { allow: change, params: idParams, row: name, changes: [topic] } as const
  return {
    delete: endpoint({
      method: 'DELETE',
      path: `/api/${path}/:id`,
      summary: `Delete a ${noun}; it can be restored`,
      ...of,
      versioned: 'version',
      status: 204,
    }),
    restore: endpoint({
      method: 'POST',
      path: `/api/${path}/:id/restore`,
      summary: `Undo the delete of a ${noun}`,
      ...of,
      answer: json(row),
    }),
  }
}

/** The fields by name, without the types of their schemas, so that types stay short. Only computed fields keep a type of their own. */
type FieldsOf<F extends WrittenFields> = { readonly [Name in keyof F & string]: F[Name] extends { computed: true } ? ComputedField : Field }
export type ComputedField = Field & { computed: true }

/** Any record. */
export interface AnyRecord {
  name: string
  noun: string
  topic: Topic
  fields: Fields
  sorts: readonly string[]
  row: z.ZodObject
  created: z.ZodObject
  changed: z.ZodObject
}
