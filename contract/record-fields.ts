import { z } from 'zod'
import {
  day as dayOf,
  id,
  idInUrl,
  instant,
  optionalEmail,
  optionalText,
  quantity,
  requiredText,
  sentUnits,
  text as textOf,
} from './fields.ts'
import { activeStates, several } from './list-query.ts'

/* The fields of records: the label of each and the values it accepts. record(), entity() and the screens read them. */

/** How a value looks and is sorted. */
export type FieldKind = 'text' | 'email' | 'phone' | 'number' | 'flag' | 'active' | 'choice' | 'day' | 'moment' | 'reference' | 'address'
type Schema = z.ZodType | null
type Yes = true | undefined
/** Under the field's own name, or under another one. */
type Named = true | string | undefined

/**
 * A field without its sort and filter. The fields of a record are checked against this type: a type that names `sort` would be inferred for
 * fields that have none.
 */
interface FieldBase {
  kind: FieldKind
  /** In files, tables and forms: 'First Name'. */
  label: string
  /** As it is answered. */
  row: z.ZodType
  /** As it is sent with a new record, and with a change; null where it can't be. */
  created: Schema
  changed: Schema
  /** As the list is filtered by it. */
  filtered: Schema
  /** Always has a value. */
  required: boolean
  search?: true | undefined
  max?: number
  /** The value of a new record. */
  start?: string | boolean
  /** The words of its values, in their order. */
  words?: Readonly<Record<string, string>>
  /** No column of the table: the server computes it. */
  computed?: true
}

/** One value of a record. Its schemas, sort and filter are kept as types, because the calls follow from them. */
export interface Field<
  Row extends z.ZodType = z.ZodType,
  Created extends Schema = Schema,
  Changed extends Schema = Schema,
  Filtered extends Schema = Schema,
  Sort extends Named = Named,
  Filter extends Named = Named,
> extends FieldBase {
  row: Row
  created: Created
  changed: Changed
  filtered: Filtered
  sort?: Sort
  filter?: Filter
}

/** As they are written. */
export type WrittenFields = Readonly<Record<string, FieldBase>>
/** As they are read. */
export type Fields = Readonly<Record<string, Field>>

interface Options<Sort extends Named, Filter extends Named> {
  /** The list can be sorted by it. */
  sort?: Sort
  /** The list can be filtered by it. */
  filter?: Filter
  /** The search of the list looks into it. */
  search?: true
}

type OrNull<S extends z.ZodType, Required> = [Required] extends [true] ? S : z.ZodNullable<S>
type TextSent<Required> = [Required] extends [true] ? ReturnType<typeof requiredText> : ReturnType<typeof optionalText>

function someTexts(max: number) {
  return several(textOf(max)).optional()
}

export function text<const Required extends Yes = undefined, const Sort extends Named = undefined, const Filter extends Named = undefined>(
  label: string,
  max: number,
  { required, ...options }: Options<Sort, Filter> & { required?: Required } = {},
): Field<OrNull<z.ZodString, Required>, TextSent<Required>, TextSent<Required>, ReturnType<typeof someTexts>, Sort, Filter> {
  const row = (required ? z.string() : z.string().nullable()) as OrNull<z.ZodString, Required>
  const sent = (required ? requiredText(max) : optionalText(max)) as TextSent<Required>
  return { kind: 'text', label, row, created: sent, changed: sent, filtered: someTexts(max), required: required === true, max, ...options }
}

export function email<const Sort extends Named = undefined>(label: string, options: Options<Sort, undefined> = {}) {
  const row = z.string().nullable()
  const sent = { created: optionalEmail, changed: optionalEmail }
  return field({ kind: 'email', label, row, ...sent, filtered: null, required: false, max: 254, ...options })
}

export function phone<const Sort extends Named = undefined>(label: string, options: Options<Sort, undefined> = {}) {
  return field({ ...text(label, 50, options), kind: 'phone' })
}

/** A whole number of at least 0, or none. */
export function quantityOrNone<const Sort extends Named = undefined>(label: string, options: Options<Sort, undefined> = {}) {
  const sent = { created: sentUnits(0).nullish(), changed: sentUnits(0).nullish() }
  return field({ kind: 'number', label, row: quantity.nullable(), ...sent, filtered: null, required: false, ...options })
}

const trueOrFalse = z.enum(['true', 'false']).optional()

/** Yes or no, in the words that tables show: `flag('Primary', { true: 'Primary', false: 'Secondary' }, { start: false })`. */
export function flag<const Sort extends Named = undefined, const Filter extends Named = undefined>(
  label: string,
  words: { true: string; false: string },
  options: Options<Sort, Filter> & { start: boolean },
) {
  const row = z.boolean()
  const sent = { created: row.default(options.start), changed: row }
  return field({ kind: 'flag', label, row, ...sent, filtered: trueOrFalse, required: true, words, ...options })
}

/** Whether a record may be used for new work. */
export function active() {
  const row = z.boolean()
  const sent = { created: row.default(true), changed: row }
  const filtered = several(z.enum(activeStates)).optional()
  const words = { true: 'Active', false: 'Inactive' }
  return field({ kind: 'active', label: 'Status', row, ...sent, filtered, required: true, start: true, words, filter: 'status' })
}

type EnumOf<V extends string> = z.ZodEnum<{ [Word in V]: Word }>
type ChoiceSent<V extends string, None> = [None] extends [true] ? z.ZodOptional<z.ZodNullable<EnumOf<V>>> : EnumOf<V>
type ChoiceCreated<V extends string, None, Start> = [Start] extends [string] ? z.ZodDefault<EnumOf<V>> : ChoiceSent<V, None>
type ChoiceFiltered<V extends string> = z.ZodOptional<ReturnType<typeof several<EnumOf<V>>>>

/** One of a set of words: `choice('Type', activityTypeLabels)`. With `start` a new record may leave it out; with `optional` it may be empty. */
export function choice<
  const V extends string,
  const Start extends V | undefined = undefined,
  const None extends Yes = undefined,
  const Sort extends Named = undefined,
  const Filter extends Named = undefined,
>(
  label: string,
  words: Readonly<Record<V, string>>,
  { start, optional, error, ...options }: Options<Sort, Filter> & { start?: Start; optional?: None; error?: string } = {},
): Field<
  OrNull<EnumOf<V>, None extends true ? false : true>,
  ChoiceCreated<V, None, Start>,
  ChoiceSent<V, None>,
  ChoiceFiltered<V>,
  Sort,
  Filter
> {
  const word = z.enum(Object.keys(words), error === undefined ? {} : { error })
  const sent = optional ? word.nullish() : word
  const schemas = {
    row: optional ? word.nullable() : word,
    created: start === undefined ? sent : word.default(start),
    changed: sent,
    filtered: several(word).optional(),
  }
  const begins = start === undefined ? {} : { start }
  return { kind: 'choice', label, ...schemas, required: !optional, words, ...begins, ...options } as never
}

/** A day of the calendar, or none. */
export function day<const Sort extends Named = undefined>(label: string, options: Options<Sort, undefined> = {}) {
  const sent = { created: dayOf.nullish(), changed: dayOf.nullish() }
  return field({ kind: 'day', label, row: z.iso.date().nullable(), ...sent, filtered: null, required: false, ...options })
}

/** A time that the server sets. */
export function moment<const Sort extends Named = undefined>(label: string, options: Options<Sort, undefined> = {}) {
  return field({ kind: 'moment', label, row: instant, created: null, changed: null, filtered: null, required: true, ...options })
}

/** A time that the server sets, or clears. */
export function momentOrNone(label: string) {
  return field({ ...moment(label), row: instant.nullable(), required: false })
}

const someIds = several(idInUrl).optional()

/** The customer that owns the record: sent when it is created, and never changed. */
export function owner() {
  const schemas = { row: id, created: id, changed: null, filtered: someIds }
  return field({ kind: 'reference', label: 'Customer', ...schemas, required: true, filter: true })
}

/** The id of another record, or none. */
export function reference<const Filter extends Named = undefined>(label: string, options: Options<undefined, Filter> = {}) {
  const schemas = { row: id.nullable(), created: id.nullish(), changed: id.nullish(), filtered: someIds }
  return field({ kind: 'reference', label, ...schemas, required: false, ...options })
}

/** The site that the record belongs to; the default one where a new record names none. */
export function site() {
  const schemas = { row: id, created: id.nullish(), changed: id.optional(), filtered: someIds }
  return field({ kind: 'reference', label: 'Site', ...schemas, required: true, filter: true })
}

/** A value that the server computes, such as the name of the record that an id refers to. */
export function shown<R extends z.ZodType, const Sort extends Named = undefined>(
  label: string,
  row: R,
  { kind = 'text', ...options }: Options<Sort, undefined> & { kind?: FieldKind } = {},
) {
  const schemas = { row, created: null, changed: null, filtered: null }
  return { ...field({ kind, label, ...schemas, required: !row.isNullable(), ...options }), computed: true as const }
}

function field<
  Row extends z.ZodType,
  Created extends Schema,
  Changed extends Schema,
  Filtered extends Schema,
  const Sort extends Named = undefined,
  const Filter extends Named = undefined,
>(given: Field<Row, Created, Changed, Filtered, Sort, Filter>): Field<Row, Created, Changed, Filtered, Sort, Filter> {
  return given
}
