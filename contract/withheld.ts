import { z } from 'zod'
import type { Role } from './roles.ts'

/*
 * What a role may not read of an answer that it gets. A value is marked where its schema is declared, and is then left out wherever it stands:
 * `notForWorkers(z.string())`. The server leaves marked fields out of all answers, lists and files (server/platform/http/answer.ts,
 * server/platform/lists/list.ts); tests/withheld-fields.test.ts holds what workers are left with.
 */

const withheldValues = z.registry<{ from: readonly Role[] }>()
const readableFields = new WeakMap<z.ZodType, ReadonlyMap<Role, readonly string[]>>()

/** Marks a value that workers don't read. The schema must be the value's own: a shared one is marked wherever it is used. */
export function notForWorkers<S extends z.ZodType>(schema: S): S {
  withheldValues.add(schema, { from: ['worker'] })
  return schema
}

/** Marks rows so that workers read only these fields, also when others are added. */
export function workersRead<S extends z.ZodObject>(row: S, fields: readonly (keyof S['shape'] & string)[]): S {
  return onlyRead(row, 'worker', fields)
}

/** The same of customers. */
export function customersRead<S extends z.ZodObject>(row: S, fields: readonly (keyof S['shape'] & string)[]): S {
  return onlyRead(row, 'customer', fields)
}

function onlyRead<S extends z.ZodObject>(row: S, role: Role, fields: readonly string[]): S {
  readableFields.set(row, new Map(readableFields.get(row)).set(role, fields))
  return row
}

/** The fields to leave out, and those that hold fields to leave out. Elements of arrays count as the field itself. */
export interface Withheld {
  readonly [field: string]: true | Withheld
}

const nothing: Withheld = {}
const known = new Map<Role, WeakMap<z.ZodType, true | Withheld>>()

/** What the role doesn't read of a value with this schema. */
export function withheldFrom(role: Role, schema: z.ZodType): Withheld {
  const found = partWithheld(role, schema)
  return found === true ? nothing : found
}

/** The names of the fields of a row that the role doesn't read. */
export function fieldsWithheld(role: Role, row: z.ZodType): string[] {
  return Object.entries(withheldFrom(role, row)).flatMap(([name, part]) => (part === true ? [name] : []))
}

/** Whether the role reads a field of a row. Screens ask before they show a column. */
export function mayRead(role: Role, row: z.ZodType, field: string): boolean {
  return withheldFrom(role, row)[field] !== true
}

/** The value without what is withheld. */
export function leaveOut(value: unknown, withheld: Withheld): unknown {
  if (Array.isArray(value)) return value.map((each) => leaveOut(each, withheld))
  if (typeof value !== 'object' || value === null || isEmpty(withheld)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const of = withheld[name]
      return of === true ? [] : [[name, of ? leaveOut(part, of) : part]]
    }),
  )
}

export function isEmpty(withheld: Withheld): boolean {
  return Object.keys(withheld).length === 0
}

function partWithheld(role: Role, schema: z.ZodType): true | Withheld {
  const ofRole = known.get(role) ?? new WeakMap<z.ZodType, true | Withheld>()
  known.set(role, ofRole)
  const before = ofRole.get(schema)
  if (before !== undefined) return before
  const found = withheldValues.get(schema)?.from.includes(role) ? true : withheldWithin(role, schema)
  ofRole.set(schema, found)
  return found
}

function withheldWithin(role: Role, schema: z.ZodType): true | Withheld {
  if (schema instanceof z.ZodObject) {
    const readable = readableFields.get(schema)?.get(role)
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, part]): [string, true | Withheld][] => {
      const of = readable && !readable.includes(name) ? true : partWithheld(role, part)
      return of === true || !isEmpty(of) ? [[name, of]] : []
    })
    return Object.fromEntries(fields)
  }
  return partsOf(schema).reduce<true | Withheld>((all, part) => merged(all, partWithheld(role, part)), nothing)
}

/** The schemas that a value of this schema may have. */
function partsOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType]
  if (schema instanceof z.ZodUnion) return schema.options as z.ZodType[]
  if (schema instanceof z.ZodPipe) return [schema.out as z.ZodType]
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return [schema.unwrap() as z.ZodType]
  return []
}

function merged(one: true | Withheld, other: true | Withheld): true | Withheld {
  if (one === true || other === true) return true
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(names.map((name) => [name, merged(one[name] ?? nothing, other[name] ?? nothing)]))
}
