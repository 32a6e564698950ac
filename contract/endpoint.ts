import type { z } from 'zod'
import type { AnswerFormat, BodyFormat, FileFormat, JsonFormat, ListFormat, SentFile, SentUpload, UploadFormat } from './formats.ts'
import type { RowKind } from './kinds.ts'
import type { Action } from './permissions.ts'
import type { Topic } from './topics.ts'

/** The parts of an ETag: the row's version, and for an item also its on-hand quantity, which changes without the version. */
export type VersionForm = 'version' | 'version.quantity'

interface Definition {
  /** With parameters in the router's syntax, as `:id`. */
  path: `/api/${string}`
  summary: string
  /** The action of the permission table; 'anyone' needs no session. */
  allow: Action | 'anyone'
  /** A second action that the caller must be allowed as well. */
  alsoAllow?: Action
  params?: z.ZodObject
  query?: z.ZodObject
  /** Omitted when the answer has no body: a redirect, a page, or 204. */
  answer?: AnswerFormat
  /** What is answered instead, with 202, where the change waits for approval. */
  accepted?: JsonFormat
  /** The row that `:id` names. */
  row?: RowKind
  /** Success status; default 200. */
  status?: 200 | 201 | 204 | 302
}

/** A call that changes nothing. */
export interface ReadDefinition extends Definition {
  method: 'GET'
  /** The topics that may change the answer: clients that show it fetch it again. */
  shows: readonly Topic[]
  /** `siteId` of the query narrows what the caller sees to these sites, as it is for staff who are limited to them. */
  narrowedBySite?: true
  /** Browsers repeat this call by themselves, so it doesn't extend an idle session. */
  background?: true
  body?: undefined
  versioned?: undefined
  changes?: undefined
}

/** A call that changes something, served by a verb. */
export interface ChangeDefinition extends Definition {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The topics it may publish after its commit, and no others. */
  changes: readonly Topic[]
  body?: BodyFormat
  /**
   * The ETag that the verb compares with `If-Match` under its lock; 412 when the row has changed since it was read. A
   * call without it answers 400 to `If-Match`, so that a caller's condition is never ignored.
   */
  versioned?: VersionForm
  background?: undefined
  shows?: undefined
}

export type EndpointDefinition = ReadDefinition | ChangeDefinition

/**
 * One definition of a call gives its route, its typed client, its place in the OpenAPI document,
 * its row in the permission matrix and its fuzz cases.
 */
export function endpoint<const D extends EndpointDefinition>(definition: D): D {
  return definition
}

/** The fields that a list can be asked for, in the order of the row. */
export function fieldsOf({ row }: ListFormat): string[] {
  return 'shape' in row ? Object.keys(row.shape as object) : []
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined
type SchemaOf<T> = T extends JsonFormat<infer S> ? S : undefined

/** The input of the server's handler, with defaults filled in. */
export type ParamsOf<E extends EndpointDefinition> = Parsed<E['params']>
export type QueryOf<E extends EndpointDefinition> = Parsed<E['query']>
export type BodyOf<E extends EndpointDefinition> = E['body'] extends FileFormat
  ? { file: SentFile }
  : E['body'] extends UploadFormat
    ? { upload: SentUpload }
    : Parsed<SchemaOf<E['body']>>

/** A row of a list call. */
export type RowOf<E extends EndpointDefinition> = E['answer'] extends ListFormat<infer R> ? z.output<R> : never

/** The type of the JSON answer; undefined when the answer is empty or isn't JSON. */
export type AnswerOf<E extends EndpointDefinition> =
  E['answer'] extends ListFormat<infer R>
    ? z.output<R>[]
    : E['answer'] extends JsonFormat<infer S>
      ? z.output<S> | (E['accepted'] extends JsonFormat<infer A> ? z.output<A> : never)
      : undefined

/** The value of `If-Match`: the version, for an item with its on-hand quantity. `never` when the verb compares none. */
export type IfMatchOf<E extends EndpointDefinition> = E['versioned'] extends 'version.quantity'
  ? ItemVersion | undefined
  : E['versioned'] extends 'version'
    ? number | undefined
    : undefined

/** The version of an item's fields and its on-hand quantity when it was read. */
export interface ItemVersion {
  version: number
  quantity: number
}

/** The content of a row's ETag: `7`, or for a row with an on-hand quantity `7.1594`. */
export function versionTag({ version, quantity }: { version: number; quantity?: number | null }): string {
  return typeof quantity !== 'number' ? String(version) : `${version}.${quantity}`
}

/** The input of a caller: fields with a default are optional. */
export type QueryInput<E extends EndpointDefinition> = Sent<E['query']>
export type BodyInput<E extends EndpointDefinition> = Sent<SchemaOf<E['body']>>
