import { z } from 'zod'
import { id } from './fields.ts'
import type { Field, Fields } from './record-fields.ts'

/* The schemas of a record from its fields. */

/** Editors show the type that results instead of this one. */
type Flat<T> = { [Name in keyof T]: T[Name] } & {}

export type RowShape<F extends Fields> = Flat<{ id: typeof id } & { [Name in keyof F]: F[Name]['row'] } & { version: z.ZodNumber }>
export type NewShape<F extends Fields> = Flat<{
  [Name in keyof F as F[Name]['created'] extends null ? never : Name]: Exclude<F[Name]['created'], null>
}>
export type ChangeShape<F extends Fields> = Flat<{
  [Name in keyof F as F[Name]['changed'] extends null ? never : Name]: z.ZodOptional<Exclude<F[Name]['changed'], null>>
}>
export type SortOf<F extends Fields> = { [Name in keyof F & string]: NameOf<F[Name]['sort'], Name> }[keyof F & string]
export type FilterShape<F extends Fields> = Flat<{
  [Name in keyof F as NameOf<F[Name]['filter'], Name>]: Exclude<F[Name]['filtered'], null>
}>
/** The parameter or sort that an option declares: the field's own name, or the given one. */
type NameOf<Own, Name> = true extends Own ? Name : Extract<Own, string>

export function rowSchema<F extends Fields>(fields: F): z.ZodObject<RowShape<F>> {
  const shape = { id, ...shapeOf(fields, 'row'), version: z.number().int() }
  return z.object(shape) as never
}

export function newSchema<F extends Fields>(fields: F): z.ZodObject<NewShape<F>> {
  return z.object(shapeOf(fields, 'created')) as never
}

export function changeSchema<F extends Fields>(fields: F): z.ZodObject<ChangeShape<F>> {
  return z.object(shapeOf(fields, 'changed')).partial() as never
}

export function sortsOf<F extends Fields>(fields: F): readonly [SortOf<F>, ...SortOf<F>[]] {
  return Object.entries(fields).flatMap(([name, { sort }]) => nameOf(name, sort) ?? []) as never
}

export function filtersOf<F extends Fields>(fields: F): FilterShape<F> {
  const filters = Object.entries(fields).flatMap(([name, { filter, filtered }]) => {
    const parameter = nameOf(name, filter)
    return parameter === undefined ? [] : [[parameter, filtered]]
  })
  return Object.fromEntries(filters)
}

/** The name under which the list is sorted or filtered by a field; undefined when it isn't. */
export function nameOf(name: string, option: Field['sort' | 'filter']): string | undefined {
  return option === true ? name : option
}

function shapeOf(fields: Fields, part: 'row' | 'created' | 'changed'): z.ZodRawShape {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field[part] === null ? [] : [[name, field[part]]])))
}
