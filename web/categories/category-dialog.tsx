import { z } from 'zod'
import { type Category, newCategory } from '../../contract/categories.ts'
import { historyEndpoints } from '../../contract/history.ts'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { formSchema } from '../form/form-schema.ts'
import { RecordDialog } from '../form/record-dialog.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { FieldGrid } from '../ui/field.tsx'
import { toast } from '../ui/toast.tsx'
import { rereadCategory, useCategory, useCreateCategory, useUpdateCategory } from './use-categories.ts'

const typed = z.object({ name: z.string(), code: z.string(), description: z.string(), isActive: z.boolean() })
type Typed = z.output<typeof typed>

const schema = formSchema(typed, (values) => values, newCategory)
const { TextField, SwitchField } = fieldsOf<Typed>()

interface CategoryDialogProps {
  /** Null adds a category. */
  id: number | null
  onClose: () => void
}

export function CategoryDialog({ id, onClose }: CategoryDialogProps) {
  if (id === null) return <CategoryForm category={null} onClose={onClose} />
  return <EditCategoryDialog id={id} onClose={onClose} />
}

function EditCategoryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <RecordDialog title="Edit Category" failure="Failed to load this category" read={useCategory(id)} onClose={onClose}>
      {(category) => <CategoryForm category={category} onClose={onClose} />}
    </RecordDialog>
  )
}

function CategoryForm({ category, onClose }: { category: Category | null; onClose: () => void }) {
  const form = useCategoryForm(category, onClose)
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
      <SwitchField name="isActive" label="Active" hint="Items can be put into this category" />
    </FormDialog>
  )
}

function useCategoryForm(category: Category | null, onClose: () => void) {
  const create = useCreateCategory()
  const update = useUpdateCategory()
  return useRecordForm({
    name: 'category',
    noun: 'category',
    record: category,
    values: formValues,
    create: { schema: () => schema, send: (body, idempotencyKey) => create.mutateAsync({ body, idempotencyKey }) },
    update: {
      schema: () => schema,
      send: (read, change) => update.mutateAsync({ read, change }),
      reread: rereadCategory,
      history: historyEndpoints.ofCategory,
    },
    onSaved: ({ name }, { isNew }) => toast({ title: isNew ? 'Category created successfully' : 'Category updated', description: name }),
    onClose,
  })
}

function formValues(category: Category | null): Typed {
  return {
    name: category?.name ?? '',
    code: category?.code ?? '',
    description: category?.description ?? '',
    isActive: category?.isActive ?? true,
  }
}
