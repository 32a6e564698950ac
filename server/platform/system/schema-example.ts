import { fieldExamples, usuallyNull } from './field-examples.ts'
import type { Json } from './openapi-schemas.ts'
import { schemaExamples } from './schema-examples.ts'

interface Place {
  /** The schema that the field belongs to, where it has a name. */
  owner?: string | undefined
  /** The field. */
  name?: string | undefined
  depth: number
}

/** Makes an example of what a JSON Schema describes; `schemas` are those that it refers to by name. */
export class SchemaExamples {
  readonly #schemas: Record<string, Json>

  constructor(schemas: Record<string, Json>) {
    this.#schemas = schemas
  }

  of(schema: Json, name?: string): unknown {
    return this.#write(schema, { name, depth: 0 })
  }

  #write(schema: Json, place: Place): unknown {
    if (typeof schema.$ref === 'string') return this.#named(schema.$ref.replace('#/components/schemas/', ''), place)
    const known = this.#known(schema, place)
    if (known !== undefined) return known
    // What the table doesn't know and may be missing is missing.
    if (place.name !== undefined && isSingle(schema) && accepts(schema, null)) return null
    const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
    if (choices) return this.#write(choices.find(isSomething) ?? {}, place)
    if (schema.allOf) return Object.assign({}, ...(schema.allOf as Json[]).map((each) => this.#write(each, place)))
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return (schema.enum as unknown[])[0]
    switch (typeOf(schema)) {
      case 'object':
        return this.#object(schema, place)
      case 'array':
        return place.depth > 4 && !schema.minItems ? [] : [this.#write((schema.items ?? {}) as Json, { ...place, depth: place.depth + 1 })]
      case 'integer':
      case 'number':
        return smallestNumber(schema)
      case 'boolean':
        return false
      case 'string':
        return textOf(schema)
      default:
        return null
    }
  }

  /** An example of the table that the schema accepts. */
  #known(schema: Json, { owner, name }: Place): unknown {
    if (name === undefined) return undefined
    if (usuallyNull.has(name) && accepts(schema, null)) return null
    return [fieldExamples[`${owner}.${name}`], fieldExamples[name]].flat().find((value) => value !== undefined && accepts(schema, value))
  }

  #named(name: string, place: Place): unknown {
    const schema = this.#schemas[name]
    if (!schema) throw new Error(`No schema is called ${name}.`)
    const own = schemaExamples[name]
    const written = this.#write(schema, { owner: name, name: typeOf(schema) === 'object' ? undefined : place.name, depth: place.depth })
    return own ? { ...(written as object), ...own } : written
  }

  /** The fields that are always there; of a change, which has none, what the table of schemas says, or its first field. */
  #object(schema: Json, { owner, depth }: Place): unknown {
    const fields = Object.entries((schema.properties ?? {}) as Record<string, Json>)
    const required = (schema.required ?? []) as string[]
    const isChange = required.length === 0 && !(owner && schemaExamples[owner])
    const shown = isChange ? fields.slice(0, 1) : fields.filter(([name]) => required.includes(name))
    const written = shown.map(([name, field]) => [name, this.#write(field, { owner, name, depth: depth + 1 })])
    return Object.fromEntries([...written, ...this.#keysOf(schema, { owner, depth })])
  }

  /** All keys of a table whose keys are words of a list. */
  #keysOf({ propertyNames, additionalProperties }: Json, { owner, depth }: Place): [string, unknown][] {
    const keys = ((propertyNames as Json | undefined)?.enum ?? []) as string[]
    if (keys.length === 0 || !additionalProperties) return []
    return keys.map((key) => [key, this.#write(additionalProperties as Json, { owner, name: key, depth: depth + 1 })])
  }
}

/** A single value or nothing, and not a table or a list. */
function isSingle(schema: Json): boolean {
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  return choices ? choices.every(isSingle) : !('$ref' in schema) && typeOf(schema) !== 'object' && typeOf(schema) !== 'array'
}

function isSomething(schema: Json): boolean {
  return schema.type !== 'null' && schema.const !== ''
}

function typeOf({ type }: Json): unknown {
  return Array.isArray(type) ? type.find((one) => one !== 'null') : type
}

function smallestNumber({ minimum, exclusiveMinimum }: Json): number {
  if (typeof exclusiveMinimum === 'number' && exclusiveMinimum > -1_000_000) return exclusiveMinimum + 1
  return typeof minimum === 'number' && minimum > -1_000_000 ? Math.max(minimum, 0) : 0
}

const formats: Record<string, RegExp> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  email: /^[^@\s]+@[^@\s]+$/,
}

/** By its format or pattern, for fields that the table doesn't name. */
function textOf(schema: Json): string {
  const texts = ['2026-03-02', '2026-03-02T08:30:00Z', 'ops@acme.example', '216.00', '21', 'Text']
  return texts.find((text) => acceptsText(schema, text) && (text === 'Text' || schema.format || schema.pattern)) ?? 'Text'
}

/** Whether a value is one that the schema describes, as far as single values go. */
function accepts(schema: Json, value: unknown): boolean {
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (choices) return choices.some((one) => accepts(one, value))
  if (schema.const !== undefined) return schema.const === value
  if (schema.enum) return (schema.enum as unknown[]).includes(value)
  const types = [schema.type].flat()
  if (value === null) return types.includes('null')
  if (typeof value === 'string') return types.includes('string') && acceptsText(schema, value)
  if (typeof value === 'number') return acceptsNumber(schema, types, value)
  if (Array.isArray(value)) return types.includes('array')
  return types.includes(typeof value)
}

function acceptsText({ format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Json, value: string): boolean {
  if (typeof format === 'string' && formats[format] && !formats[format].test(value)) return false
  // What looks like a time is not an example of free text.
  if (format === undefined && formats['date-time']?.test(value)) return false
  if (typeof pattern === 'string' && !new RegExp(pattern).test(value)) return false
  return value.length >= Number(minLength) && value.length <= Number(maxLength)
}

function acceptsNumber({ minimum, maximum, exclusiveMinimum }: Json, types: unknown[], value: number): boolean {
  if (!(types.includes('number') || (types.includes('integer') && Number.isInteger(value)))) return false
  if (typeof minimum === 'number' && value < minimum) return false
  if (typeof exclusiveMinimum === 'number' && value <= exclusiveMinimum) return false
  return !(typeof maximum === 'number' && value > maximum)
}
