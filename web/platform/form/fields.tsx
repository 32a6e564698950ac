import { type ComponentProps, type ReactNode, useId } from 'react'
import { asksForScan } from '../scan/use-scan.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Input, Textarea } from '../ui/input.tsx'
import { Select, type SelectOption } from '../ui/select.tsx'
import { Switch } from '../ui/switch.tsx'
import { CollisionChoice } from './collision-choice.tsx'
import { LabelledDate } from './date-input.tsx'
import { MoneyInput, QuantityInput } from './number-input.tsx'
import { writeDate } from './read-date.ts'
import { useFormField } from './record-form-context.ts'

/** What all fields of a record form have. */
export interface FieldProps<Name extends string> {
  /** The field of the form's values. */
  name: Name
  label: string
  hint?: string | undefined
  required?: boolean
  disabled?: boolean | undefined
  /** 'full' takes a whole row of the grid. */
  width?: 'full'
}

type Control = Parameters<ComponentProps<typeof Field>['children']>[0]

interface FormFieldProps<Value> extends FieldProps<string> {
  /** How a value is shown when two people changed it; by default the value itself. */
  show?: (value: Value) => string
  children: (
    field: Control & { name: string; disabled: boolean | undefined; ref: (element: unknown) => void },
    value: Value,
    change: (value: Value) => void,
  ) => ReactNode
}

/** A labelled control of a record form, with its error and, when two people changed it, the choice between their values. */
export function FormField<Value>({ name, label, hint, required, disabled, width, show = String, children }: FormFieldProps<Value>) {
  const { value, change, ref, error } = useFormField<Value>(name, label)
  return (
    <Field label={label} help={hint} required={required} error={error} className={width && 'col-span-full'}>
      {(control) => (
        <>
          {children({ ...control, name, disabled, ref }, value, change)}
          <CollisionChoice name={name} label={label} show={show} />
        </>
      )}
    </Field>
  )
}

interface TextFieldProps<Name extends string> extends FieldProps<Name> {
  type?: 'text' | 'email' | 'tel'
  /** For codes, whose characters must be distinguishable. */
  mono?: boolean
  /** A scanned code replaces the content while the field has the focus. */
  scanned?: boolean
  /** More than one line. */
  rows?: number
  /** Offered while one types; any other text is taken too. */
  suggestions?: readonly string[]
  maxLength?: number
}

function TextField({ type = 'text', mono, scanned, rows, maxLength, suggestions, ...field }: TextFieldProps<string>) {
  const list = useId()
  return (
    <FormField<string> {...field}>
      {(control, value, change) => {
        const props = { ...control, value, maxLength, autoComplete: 'off', className: mono ? 'mono' : undefined }
        if (rows) return <Textarea {...props} rows={rows} onChange={(event) => change(event.target.value)} />
        if (!suggestions)
          return <Input {...props} {...(scanned && asksForScan)} type={type} onChange={(event) => change(event.target.value)} />
        return (
          <>
            <Input {...props} type={type} list={list} onChange={(event) => change(event.target.value)} />
            <datalist id={list}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          </>
        )
      }}
    </FormField>
  )
}

interface NumberFieldProps<Name extends string> extends FieldProps<Name> {
  /** At the end inside the box: a unit. */
  suffix?: ReactNode
}

function NumberField({ suffix, as: Control, ...field }: NumberFieldProps<string> & { as: typeof QuantityInput }) {
  return (
    <FormField<string> {...field}>
      {(control, value, change) => <Control {...control} suffix={suffix} value={value} onChange={(event) => change(event.target.value)} />}
    </FormField>
  )
}

function QuantityField(props: NumberFieldProps<string>) {
  return <NumberField {...props} as={QuantityInput} />
}

function MoneyField(props: NumberFieldProps<string>) {
  return <NumberField {...props} as={MoneyInput} />
}

/** A day, or with `withTime` a time of it by the warehouse's clock. */
function DateField({ name, label, hint, required, disabled, width, withTime }: FieldProps<string> & { withTime?: boolean }) {
  const { value, change, ref, error } = useFormField<string>(name, label)
  return (
    <LabelledDate
      label={label}
      help={hint}
      required={required}
      disabled={disabled}
      className={width && 'col-span-full'}
      withTime={withTime}
      error={error}
      value={value}
      onValueChange={change}
      input={{ name, ref }}
    >
      <CollisionChoice name={name} label={label} show={(date: string) => writeDate(date, { withTime })} />
    </LabelledDate>
  )
}
interface ChoiceFieldProps<Name extends string, Value extends string> extends FieldProps<Name> {
  options: readonly SelectOption<Value>[]
  placeholder?: string
}

function ChoiceField({ options, placeholder, ...field }: ChoiceFieldProps<string, string>) {
  const show = (value: string) => options.find((option) => option.value === value)?.label ?? value
  return (
    <FormField<string> {...field} show={show}>
      {(control, value, change) => (
        <Select {...control} {...(placeholder !== undefined && { placeholder })} value={value} onValueChange={change} options={options} />
      )}
    </FormField>
  )
}

type FlagFieldProps<Name extends string> = Pick<FieldProps<Name>, 'name' | 'label' | 'hint'>

function SwitchField({ name, label, hint }: FlagFieldProps<string>) {
  const { value, change } = useFormField<boolean>(name, label)
  return (
    <div className="grid content-start gap-1.5">
      <Switch label={label} {...(hint && { hint })} checked={value} onCheckedChange={change} />
      <CollisionChoice name={name} label={label} show={onOrOff} />
    </div>
  )
}

function CheckField({ name, label }: FlagFieldProps<string>) {
  const { value, change } = useFormField<boolean>(name, label)
  return (
    <div className="grid content-start gap-1.5">
      <Checkbox label={label} checked={value} onCheckedChange={change} />
      <CollisionChoice name={name} label={label} show={onOrOff} />
    </div>
  )
}

function onOrOff(value: boolean): string {
  return value ? 'on' : 'off'
}

type NamesOf<Values, Value> = { [Name in keyof Values & string]: Values[Name] extends Value ? Name : never }[keyof Values & string]

/** The fields of a form, whose names are checked against its values. */
interface FieldsOf<Values> {
  TextField: (props: TextFieldProps<NamesOf<Values, string>>) => ReactNode
  QuantityField: (props: NumberFieldProps<NamesOf<Values, string>>) => ReactNode
  MoneyField: (props: NumberFieldProps<NamesOf<Values, string>>) => ReactNode
  DateField: (props: FieldProps<NamesOf<Values, string>> & { withTime?: boolean }) => ReactNode
  ChoiceField: <Name extends NamesOf<Values, string>>(props: ChoiceFieldProps<Name, Values[Name] & string>) => ReactNode
  SwitchField: (props: FlagFieldProps<NamesOf<Values, boolean>>) => ReactNode
  CheckField: (props: FlagFieldProps<NamesOf<Values, boolean>>) => ReactNode
}

const fields = { TextField, QuantityField, MoneyField, DateField, ChoiceField, SwitchField, CheckField }

/** `const { TextField, ChoiceField } = fieldsOf<ItemFormValues>()`, outside of components. */
export function fieldsOf<Values>(): FieldsOf<Values> {
  return fields as unknown as FieldsOf<Values>
}
