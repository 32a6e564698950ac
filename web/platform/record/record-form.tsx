import { z } from 'zod'
import type { ChangeDefinition, ReadDefinition } from '../../../contract/endpoint.ts'
import type { HistoryEndpoint } from '../../../contract/history-entry.ts'
import type { AnyRecord } from '../../../contract/record.ts'
import type { Field } from '../../../contract/record-fields.ts'
import { fieldsOf } from '../form/fields.tsx'
import { formSchema } from '../form/form-schema.ts'
import { wholeNumber } from '../form/read-number.ts'
import { rereadBy, useRecordCalls } from '../form/use-record-calls.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { type ToastContent, toast } from '../lib/toast.ts'
import { optionsOf, sentOf, startOf } from './form-values.ts'

export type FormRecord = AnyRecord & {
  history: HistoryEndpoint
  calls: { get: ReadDefinition; create: ChangeDefinition; update: ChangeDefinition }
}
type Row<R extends AnyRecord> = z.output<R['row']> & { id: number; version: number }

interface FormOptions<R extends AnyRecord, Name extends string> {
  /** Null creates one. */
  record: Row<R> | null
  /** Values of a new one that aren't typed. */
  fixed?: Partial<z.input<R['created']>>
  /** Values that a new one starts with, where they differ from those of the fields. */
  start?: { [N in Name]?: string | boolean | undefined }
  /** Keeps drafts of new ones apart: 'of-customer-5'. */
  draftOf?: string
  saved: (saved: Row<R>, how: { isNew: boolean }) => ToastContent
  /** See useRecordForm. */
  failure?: string
  onClose: () => void
}

interface Look {
  label?: string
  hint?: string
  /** Lines of a text. */
  rows?: number
  /** For codes. */
  mono?: boolean
  scanned?: boolean
}

/**
 * The form of a record by its fields, outside of components: `const { useForm, FormField } = formOf(contacts, ['firstName', 'isPrimary'])`.
 * A field that needs more is drawn by `fieldsOf()` under the same name.
 */
export function formOf<R extends FormRecord, const Name extends keyof R['fields'] & string>(record: R, names: readonly Name[]) {
  const form = valuesOf(record, names)

  function useForm({ record: row, fixed = {}, start = {}, draftOf, saved, failure, onClose }: FormOptions<R, Name>) {
    // Safe: the schemas of the record make the bodies of its calls, which answer its rows.
    const { create, update } = useRecordCalls(record.calls) as unknown as Calls<Row<R>>
    return useRecordForm<Record<Name, string | boolean>, object, object, Row<R>, Row<R>>({
      name: row || draftOf === undefined ? record.name : `${record.name}-${draftOf}`,
      noun: record.noun,
      record: row,
      values: (read) => (read ? form.valuesOf(read) : { ...form.valuesOf(null), ...definedOf(start) }),
      create: { schema: () => form.schema(record.created, fixed), send: create },
      update: {
        schema: () => form.schema(record.changed),
        send: update,
        reread: rereadBy(record.calls.get) as unknown as (id: number) => Promise<Row<R>>,
        history: record.history,
      },
      ...(failure !== undefined && { failure }),
      onSaved: (row, how) => toast(saved(row, how)),
      onClose,
    })
  }

  return { useForm, FormField: fieldOf(record.fields as Readonly<Record<Name, Field>>) }
}

interface Calls<Saved> {
  create: (body: object) => Promise<Saved>
  update: (read: Saved, change: object) => Promise<Saved>
}

/** What is typed in a form: its values of a row, and the schemas that make a body of them. */
function valuesOf<Name extends string>(record: AnyRecord, names: readonly Name[]) {
  type Values = Record<Name, string | boolean>
  const fields = names.map((name) => [name, record.fields[name] as Field] as const)
  const byName = <T,>(value: (field: Field, name: Name) => T) =>
    Object.fromEntries(fields.map(([name, field]) => [name, value(field, name)])) as Record<Name, T>
  const typed = z.object(byName((field) => (isSwitch(field) ? z.boolean() : z.string()))) as unknown as z.ZodType<Values, Values>
  const numbers: object = Object.fromEntries(fields.flatMap(([name, { kind }]) => (kind === 'number' ? [[name, wholeNumber]] : [])))
  return {
    valuesOf: (row: object | null): Values => byName((field, name) => startOf(field, row ? Reflect.get(row, name) : undefined)),
    schema: (body: z.ZodObject, fixed: object = {}) =>
      formSchema(
        typed,
        (values, read) => ({
          ...byName((field, name) => sentOf(field, name in numbers ? Reflect.get(read, name) : values[name])),
          ...fixed,
        }),
        body,
        numbers,
      ) as z.ZodType<object, Values>,
  }
}

function definedOf(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

const { TextField, ChoiceField, DateField, SwitchField, QuantityField } = fieldsOf<Record<string, string> & Record<string, never>>()

/** Draws a field of a form by its kind, with its label and longest text. */
function fieldOf<Name extends string>(fields: Readonly<Record<Name, Field>>) {
  return function FormField({ name, label = fields[name].label, rows, mono, scanned, ...look }: Look & { name: Name }) {
    const field = fields[name]
    const props = { name: name as never, label, ...look }
    if (isSwitch(field)) return <SwitchField {...props} />
    if (field.kind === 'day') return <DateField {...props} />
    if (field.kind === 'number') return <QuantityField {...props} />
    if (field.kind === 'choice') return <ChoiceField {...props} options={optionsOf(field) as never} />
    const type = field.kind === 'email' ? 'email' : field.kind === 'phone' ? 'tel' : 'text'
    const text = { type, required: field.required, ...(field.max !== undefined && { maxLength: field.max }) } as const
    return <TextField {...props} {...text} {...(rows && { rows })} {...(mono && { mono })} {...(scanned && { scanned })} />
  }
}

function isSwitch({ kind }: Field): boolean {
  return kind === 'flag' || kind === 'active'
}

/** The words of a dialog that creates or changes a record. */
export function dialogWords(noun: string, record: object | null) {
  return {
    title: record ? `Edit ${noun}` : `Add ${noun}`,
    focus: record ? 'title' : 'field',
    submitLabel: record ? 'Save Changes' : `Create ${noun}`,
    pendingLabel: record ? 'Saving...' : 'Creating...',
  } as const
}
