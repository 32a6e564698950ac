import fc from 'fast-check'
import { z } from 'zod'
import type { EndpointDefinition } from '../../contract/endpoint.ts'
import { fromJsonSchema, jsonBodyOf, type Schema } from './arbitraries.ts'

/** A field of a body, at any depth: 'items.0.sku'. */
export interface BodyField {
  name: string
  type: string
  path: readonly string[]
}

/** Every field with a value of its own of the JSON body that the endpoint takes; of a list, those of its first element. */
export function fieldsOfBody(endpoint: EndpointDefinition): BodyField[] {
  const body = schemaOf(endpoint)
  return body === undefined ? [] : unique(fieldsWithin(body, []))
}

/** A body that has this value at the field, with what it requires besides. */
export function bodyWith(endpoint: EndpointDefinition, base: unknown, { path }: BodyField, value: unknown): unknown {
  const schema = schemaOf(endpoint)
  return schema && put(schema, base, path, value)
}

function schemaOf(endpoint: EndpointDefinition): Schema | undefined {
  const body = jsonBodyOf(endpoint)
  return body && (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema)
}

function fieldsWithin(schema: Schema, path: readonly string[]): BodyField[] {
  const inner = alternativesOf(schema).flatMap((each) => fieldsWithin(each, path))
  if (schema.items) inner.push(...fieldsWithin(schema.items, [...path, '0']))
  for (const [name, field] of Object.entries(schema.properties ?? {})) inner.push(...fieldsWithin(field, [...path, name]))
  const name = path.findLast((part) => part !== '0') ?? ''
  const isValue = (schema.type === 'integer' || schema.type === 'string') && !schema.enum && schema.const === undefined
  return isValue ? [...inner, { name, type: schema.type as string, path }] : inner
}

function alternativesOf({ anyOf = [], oneOf = [], allOf = [] }: Schema): Schema[] {
  return [...anyOf, ...oneOf, ...allOf]
}

function unique(fields: BodyField[]): BodyField[] {
  return [...new Map(fields.map((field) => [field.path.join('.'), field])).values()]
}

function put(schema: Schema, base: unknown, path: readonly string[], value: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return value
  const object = [schema, ...alternativesOf(schema)].find(({ properties, items }) => (first === '0' ? items : properties?.[first]))
  if (!object) throw new Error(`There is no ${first} in the schema.`)
  if (first === '0') return [put(object.items ?? {}, Array.isArray(base) ? base[0] : undefined, rest, value)]
  const known = typeof base === 'object' && base !== null ? base : (sampleOf(object) as object)
  return { ...known, [first]: put(object.properties?.[first] ?? {}, Reflect.get(known, first), rest, value) }
}

/** Only what is required, the same each time. */
function sampleOf({ properties = {}, required = [] }: Schema): unknown {
  const needed = Object.entries(properties).filter(([name]) => required.includes(name))
  return Object.fromEntries(needed.map(([name, field]) => [name, fc.sample(fromJsonSchema(field), { seed: 7, numRuns: 1 })[0]]))
}
