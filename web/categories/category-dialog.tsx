import { z } from 'zod'
import { type Category, categories, categoriesEndpoints } from '../../contract/categories/categories.ts'
import { exciseCodeLabels, exciseCodes } from '../../contract/orders/excise-products.ts'
import type { RecordFormProps } from '../form/edit-dialog.tsx'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { formSchema } from '../form/form-schema.ts'
import { rereadBy, useRecordCalls } from '../form/use-record-calls.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { FieldGrid } from '../ui/field.tsx'
import { toast } from '../ui/toast.tsx'

const typed = z.object({
  name: z.string(),
  code: z.string(),
  description: z.string(),
  exciseCode: z.enum([...exciseCodes, 'none']),
  isActive: z.boolean(),
})
type Typed = z.output<typeof typed>

const schema = formSchema(
  typed,
  ({ exciseCode, ...values }) => ({ ...values, exciseCode: exciseCode === 'none' ? null : exciseCode }),
  categories.created,
)
const { TextField, ChoiceField, SwitchField } = fieldsOf<Typed>()

const exciseOptions = [
  { value: 'none', label: 'None' } as const,
  ...exciseCodes.map((value) => ({ value, label: `${value} ${exciseCodeLabels[value]}` })),
]

export function CategoryDialog(props: RecordFormProps<Category>) {
  const form = useCategoryForm(props)
  const { record } = form
  return (
    <FormDialog
      form={form}
      title={record ? 'Edit Category' : 'Add Category'}
      focus={record ? 'title' : 'field'}
      description={record?.name}
      submitLabel={record ? 'Save Changes' : 'Create Category'}
    >
      <FieldGrid>
        <TextField name="name" label="Name" required />
        <TextField name="code" label="Code" mono />
      </FieldGrid>
      <TextField name="description" label="Description" rows={2} />
      <ChoiceField
        name="exciseCode"
        label="Excise Product"
        options={exciseOptions}
        hint="Movements of these goods get an ARC, and their labels are marked EU TTT"
      />
      <SwitchField name="isActive" label="Active" hint="Items can be assigned to this category" />
    </FormDialog>
  )
}

function useCategoryForm({ record, onClose }: RecordFormProps<Category>) {
  const { create, update } = useRecordCalls(categoriesEndpoints)
  return useRecordForm({
    name: 'category',
    noun: 'category',
    record,
    values: formValues,
    create: { schema: () => schema, send: create },
    update: { schema: () => schema, send: update, reread: rereadBy(categoriesEndpoints.get), history: categories.history },
    onSaved: ({ name }, { isNew }) =>
      toast({ title: isNew ? 'Category created successfully' : 'Category updated successfully', description: name }),
    onClose,
  })
}

function formValues(category: Category | null): Typed {
  return {
    name: category?.name ?? '',
    code: category?.code ?? '',
    description: category?.description ?? '',
    exciseCode: category?.exciseCode ?? 'none',
    isActive: category?.isActive ?? true,
  }
}
