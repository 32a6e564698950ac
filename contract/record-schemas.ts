import { z } from 'zod'
import { id } from './fields.ts'
import type { Field, Fields, WrittenFields } from './record-fields.ts'

/* The schemas of a record from its fields. */

/** Editors show the type that results instead of this one. */
type Flat<T> = { [Name in keyof T]: T[Name] } & {}

export type RowShape<F extends WrittenFields> = Flat<{ id: typeof id } & { [Name in keyof F]: F[Name]['row'] } & { version: z.ZodNumber }>
export type NewShape<F extends WrittenFields> = Flat<{
  [Name in keyof F as F[Name]['created'] extends null ? never : Name]: Exclude<F[Name]['created'], null>
}>
export type ChangeShape<F extends WrittenFields> = Flat<{
  [Name in keyof F as F[Name]['changed'] extends null ? never : Name]: z.ZodOptional<Exclude<F[Name]['changed'], null>>
}>
export type SortOf<F extends WrittenFields> = {
  [Name in keyof F & string]: F[Name] extends { sort?: infer Sort } ? NameOf<Sort, Name> : never
}[keyof F & string]
export type FilterShape<F extends WrittenFields> = Flat<{
  [Name in keyof F as F[Name] extends { filter?: infer Filter } ? NameOf<Filter, Name> : never]: Exclude<F[Name]['filtered'], null>
}>
/** The parameter or sort that an option declares: the field's own name, or the given one. */
type NameOf<Own, Name> = true extends Own ? Name : Extract<Own, string>

export function rowSchema<F extends WrittenFields>(fields: F): z.ZodObject<RowShape<F>> {
  const shape = { id, ...shapeOf(fields, 'row'), version: z.number().int() }
  return z.object(shape) as never
}

export function newSchema<F extends WrittenFields>(fields: F): z.ZodObject<NewShape<F>> {
  return z.object(shapeOf(fields, 'created')) as never
}

export function changeSchema<F extends WrittenFields>(fields: F): z.ZodObject<ChangeShape<F>> {
  return z.object(shapeOf(fields, 'changed')).partial() as never
}

export function sortsOf<F extends WrittenFields>(fields: F): readonly [SortOf<F>, ...SortOf<F>[]] {
  return Object.entries(fields as Fields).flatMap(([name, { sort }]) => nameOf(name, sort) ?? []) as never
}

export function filtersOf<F extends WrittenFields>(fields: F): FilterShape<F> {
  const filters = Object.entries(fields as Fields).flatMap(([name, { filter, filtered }]) => {
    const parameter = nameOf(name, filter)
    return parameter === undefined ? [] : [[parameter, filtered]]
  })
  return Object.fromEntries(filters)
}

/** The name under which the list is sorted or filtered by a field; undefined when it isn't. */
export function nameOf(name: string, option: Field['sort' | 'filter']): string | undefined {
  return option === true ? name : option
}

function shapeOf(fields: WrittenFields, part: 'row' | 'created' | 'changed'): z.ZodRawShape {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field[part] === null ? [] : [[name, field[part]]])))
}
