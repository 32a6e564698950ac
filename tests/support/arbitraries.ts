import fc from 'fast-check'
import { z } from 'zod'
import type { EndpointDefinition } from '../../contract/endpoint.ts'

export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  format?: string
  pattern?: string
  default?: unknown
}

const anyInteger = 2_147_483_647

/** Values with the structure of the schema; rules that JSON Schema can't express are checked by the schema itself (see validValue). */
export function inputsOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fromJsonSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
}

/** One value that the schema accepts, the same each time. */
export function validInput(schema: z.ZodType): unknown {
  const [value] = fc.sample(
    inputsOf(schema).filter((candidate) => schema.safeParse(candidate).success),
    { seed: 7, numRuns: 1 },
  )
  return value
}

/** Mostly valid values, with some parts made invalid. */
export function spoiltInputsOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fc.tuple(inputsOf(schema), fc.option(fc.tuple(fc.nat(), nasty), { nil: null })).map(([value, spoil]) => {
    if (spoil === null || typeof value !== 'object' || value === null) return value
    const keys = Object.keys(value)
    const key = keys[spoil[0] % Math.max(keys.length, 1)]
    return key === undefined ? value : { ...value, [key]: spoil[1] }
  })
}

/** Values that break careless code. */
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1.5,
    1e21,
    Number.MAX_SAFE_INTEGER,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '%',
    "'; drop table users; --",
    '𝄞'.repeat(300),
  ),
  fc.constantFrom<unknown>([], {}, [null], [[]], { length: 1 }, { id: 1 }, 'constructor', '__proto__', 'NaN', '1e9', '٣'),
  fc.string(),
  fc.integer(),
  fc.double(),
)

export function fromJsonSchema(schema: Schema): fc.Arbitrary<unknown> {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (alternatives) return fc.oneof(...alternatives.map(fromJsonSchema))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return objectOf(schema)
  if (type === 'array') return fc.array(fromJsonSchema(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 4 })
  if (type === 'string') return textOf(schema)
  if (type === 'integer' || type === 'number') return numberOf(schema)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  return nasty
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, fromJsonSchema(field)]))
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields), noNullPrototype: true })
}

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  // Random text hardly ever matches a pattern, and a search for a valid input would not end.
  if (pattern && !format) return fc.stringMatching(new RegExp(pattern))
  if (format === 'email') return fc.integer({ min: 1, max: 99_999 }).map((number) => `person${number}@fuzz.example`)
  if (format === 'date') return fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`)
  const longest = Math.max(minLength, Math.min(maxLength, 60))
  return fc.oneof(
    fc.string({ minLength, maxLength: longest }),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(longest, minLength + 20) }),
  )
}

function numberOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): fc.Arbitrary<number> {
  const min = Math.max(minimum ?? -anyInteger, exclusiveMinimum === undefined ? -anyInteger : exclusiveMinimum + 1)
  const max = Math.min(maximum ?? anyInteger, exclusiveMaximum === undefined ? anyInteger : exclusiveMaximum - 1)
  return fc.oneof(fc.integer({ min, max }), fc.integer({ min, max: Math.max(min, Math.min(max, 20)) }))
}

/** The schema of a call's JSON body, if it has one. */
export function jsonBodyOf({ body }: EndpointDefinition): z.ZodObject | undefined {
  return body?.kind === 'json' ? body.schema : undefined
}
