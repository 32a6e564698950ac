import { exciseCodeLabels, exciseCodes } from '../../../contract/platform/excise/excise-products.ts'
import { type Category, categories } from '../../../contract/stock/categories/categories.ts'
import type { RecordFormProps } from '../../platform/form/edit-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { noChoice } from '../../platform/record/form-values.ts'
import { dialogWords, formOf } from '../../platform/record/record-form.tsx'
import { FieldGrid } from '../../platform/ui/field.tsx'

const { useForm, FormField } = formOf(categories, ['name', 'code', 'description', 'exciseCode', 'isActive'])
const { ChoiceField } = fieldsOf<{ exciseCode: string }>()

const exciseOptions = [
  { value: noChoice, label: 'None' },
  ...exciseCodes.map((value) => ({ value, label: `${value} ${exciseCodeLabels[value]}` })),
]

export function CategoryDialog({ record, onClose }: RecordFormProps<Category>) {
  const form = useForm({
    record,
    failure: 'Error',
    saved: ({ name }, { isNew }) => ({
      title: isNew ? 'Category created successfully' : 'Category updated successfully',
      description: name,
    }),
    onClose,
  })
  return (
    <FormDialog form={form} {...dialogWords('Category', form.record)} description={form.record?.name}>
      <FieldGrid>
        <FormField name="name" />
        <FormField name="code" mono />
      </FieldGrid>
      <FormField name="description" rows={2} />
      <ChoiceField
        name="exciseCode"
        label="Excise Product"
        options={exciseOptions}
        hint="Movements of these goods need an ARC, and their labels show EU TTT"
      />
      <FormField name="isActive" label="Active" hint="Items can be added to this category" />
    </FormDialog>
  )
}
