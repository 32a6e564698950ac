import { useEffect } from 'react'
import { z } from 'zod'
import { historyEndpoints } from '../../../contract/history.ts'
import { ApiError } from '../lib/api.ts'
import { FieldGrid } from '../ui/field.tsx'
import { fieldsOf } from './fields.tsx'
import { FormDialog } from './form-dialog.tsx'
import { useRecordForm } from './use-record-form.ts'

interface Opened {
  onClose: () => void
}

interface Values {
  sku: string
  notes: string
  quantity: string
  price: string
  expires: string
  unit: string
  active: boolean
  certified: boolean
}

interface Item extends Values {
  id: number
  version: number
}

const { TextField, QuantityField, MoneyField, DateField, ChoiceField, SwitchField, CheckField } = fieldsOf<Values>()
const units = ['EA', 'CS', 'PL'].map((value) => ({ value, label: value }))
const blank: Values = { sku: '', notes: '', quantity: '', price: '', expires: '', unit: 'EA', active: true, certified: false }
const filled: Values = {
  ...blank,
  sku: 'COF-1',
  notes: 'Keep dry',
  quantity: '1,250',
  price: '18.90',
  expires: '2027-05-31',
  certified: true,
}
const longName = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen'
const long: Values = { ...filled, sku: longName, notes: `${longName}\n${longName}`, quantity: '1234567890123' }

const typed: z.ZodType<Values, Values> = z.object({
  sku: z.string().min(1, 'must be filled in'),
  notes: z.string(),
  quantity: z.string().min(1, 'must be filled in'),
  price: z.string(),
  expires: z.string(),
  unit: z.string(),
  active: z.boolean(),
  certified: z.boolean(),
})

interface FormProps extends Opened {
  record?: Item | null
  start?: Values
  title?: string
  draft?: string
  /** What the server answers; saves at once. */
  answer?: () => Promise<Item>
  current?: Item
}

function Form({ record = null, start = blank, title = 'Add New Item', draft = 'none', answer, current, onClose }: FormProps) {
  const form = useRecordForm<Values, Values, Values, Item, Item>({
    // Each state has drafts of its own.
    name: `kit-${draft}`,
    noun: 'item',
    record,
    values: (item) => item ?? start,
    create: { schema: () => typed, send: answer ?? (() => new Promise(() => {})) },
    update: {
      schema: () => typed,
      send: answer ?? (() => new Promise(() => {})),
      reread: async () => current ?? null,
      history: historyEndpoints.ofItem,
    },
    onSaved: () => {},
    onClose,
  })
  const { save } = form
  useEffect(() => {
    if (!answer) return
    if (record) form.form.setValue('sku', 'COF-1-MINE')
    void save()
    // Once, when the state opens.
  }, [])
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={record ? 'Save Changes' : 'Create Item'}
      pendingLabel="Saving..."
      anotherLabel="Save and Add Another"
    >
      <FieldGrid>
        <TextField name="sku" label="SKU" required mono hint="Unique for its owner." />
        <ChoiceField name="unit" label="Unit of Measure" options={units} />
        <QuantityField name="quantity" label="Quantity" required suffix="EA" />
        <MoneyField name="price" label="Selling Price" />
        <DateField name="expires" label="Expires" />
        <TextField name="notes" label="Notes" rows={2} width="full" />
        <SwitchField name="active" label="Active" hint="Inactive items can’t be ordered." />
        <CheckField name="certified" label="Certified Receiver" />
      </FieldGrid>
    </FormDialog>
  )
}

/** Its history is the history of the first item in the database. */
const saved: Item = { id: 1, version: 0, ...filled }
const never = () => new Promise<Item>(() => {})
const rejectWith = (error: ApiError) => () => Promise.reject(error)
const busy = rejectWith(new ApiError(503, 'The server is busy. Please try again in a moment.'))
const outdated = rejectWith(new ApiError(412, 'This was changed by someone else.'))

export const OpenEmpty = (opened: Opened) => <Form {...opened} />
export const OpenFilled = (opened: Opened) => <Form {...opened} record={saved} title="Edit Item" />
export const OpenInvalid = (opened: Opened) => <Form {...opened} answer={never} />
export const OpenPending = (opened: Opened) => <Form {...opened} start={filled} answer={never} />
export const OpenFailed = (opened: Opened) => <Form {...opened} start={filled} answer={busy} />
export const OpenChangedByBoth = (opened: Opened) => (
  <Form
    {...opened}
    draft="both"
    record={saved}
    title="Edit Item"
    answer={outdated}
    current={{ ...saved, sku: 'COF-1-THEIRS', notes: 'Keep cool' }}
  />
)
export const OpenDeletedMeanwhile = (opened: Opened) => (
  <Form {...opened} draft="deleted" record={saved} title="Edit Item" answer={outdated} />
)
export const OpenLongText = (opened: Opened) => <Form {...opened} start={long} title={`Edit ${longName}`} />
