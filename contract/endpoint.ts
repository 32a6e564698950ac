import type { z } from 'zod'
import type { Role } from './roles.ts'

/** Nouns whose id stands in a path. Tests put another customer's id there and expect 404. */
export type RowKind = 'customer' | 'inventoryItem' | 'location' | 'category' | 'order' | 'shipment' | 'notification'

export interface EndpointDefinition {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:id` for parameters, as the router writes them. */
  path: `/api/${string}`
  summary: string
  allow: 'anyone' | readonly Role[]
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** Left out when the answer has no JSON body: a redirect, a stream, or 204. */
  response?: z.ZodType
  /** The row that `:id` names. */
  row?: RowKind
  /** Success status; 200 unless said otherwise. */
  status?: 200 | 201 | 204 | 302
  /** Browsers make this call again and again by themselves, so it doesn't keep an idle session alive. */
  background?: true
}

/**
 * One definition of a call gives its route, its typed client, its place in the OpenAPI document,
 * its row in the permission matrix and its fuzz cases.
 */
export function endpoint<const D extends EndpointDefinition>(definition: D): D {
  return definition
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined

/** What the server's handler receives: defaults filled in. */
export type ParamsOf<E extends EndpointDefinition> = Parsed<E['params']>
export type QueryOf<E extends EndpointDefinition> = Parsed<E['query']>
export type BodyOf<E extends EndpointDefinition> = Parsed<E['body']>
export type ResponseOf<E extends EndpointDefinition> = E['response'] extends z.ZodType ? z.output<E['response']> : undefined

/** What a caller sends: fields with a default may be left out. */
export type QueryInput<E extends EndpointDefinition> = Sent<E['query']>
export type BodyInput<E extends EndpointDefinition> = Sent<E['body']>
