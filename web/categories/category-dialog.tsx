import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { type Category, newCategory } from '../../contract/categories.ts'
import { formSchema } from '../form/form-schema.ts'
import { detailFor } from '../lib/api.ts'
import { useSendKey } from '../lib/use-send-key.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, FieldGrid } from '../ui/field.tsx'
import { Input, Textarea } from '../ui/input.tsx'
import { Note } from '../ui/note.tsx'
import { Switch } from '../ui/switch.tsx'
import { toast } from '../ui/toast.tsx'
import { useCreateCategory, useUpdateCategory } from './use-categories.ts'

const typed = z.object({ name: z.string(), code: z.string(), description: z.string(), isActive: z.boolean() })
type Typed = z.output<typeof typed>

const form = formSchema(typed, (values) => values, newCategory)

interface CategoryDialogProps {
  /** Null adds a category. */
  category: Category | null
  onClose: () => void
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const formId = useId()
  const { register, watch, setValue, errors, save, pending, serverError } = useCategoryForm(category, onClose)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={category ? 'Edit Category' : 'Add Category'}
      focus={category ? 'title' : 'field'}
      {...(category && { description: category.name })}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} pending={pending}>
            {category ? 'Save Changes' : 'Create Category'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-4">
        {serverError && <Note tone="negative">{serverError}</Note>}
        <FieldGrid>
          <Field label="Name" required error={errors.name?.message}>
            {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
          </Field>
          <Field label="Code" error={errors.code?.message}>
            {(control) => <Input {...control} {...register('code')} className="mono" autoComplete="off" />}
          </Field>
        </FieldGrid>
        <Field label="Description" error={errors.description?.message}>
          {(control) => <Textarea {...control} {...register('description')} rows={2} />}
        </Field>
        <Switch
          label="Active"
          hint="Items can be put into this category"
          checked={watch('isActive')}
          onCheckedChange={(isActive) => setValue('isActive', isActive, { shouldDirty: true })}
        />
      </form>
    </Dialog>
  )
}

function useCategoryForm(category: Category | null, onClose: () => void) {
  const sendKey = useSendKey()
  const create = useCreateCategory()
  const update = useUpdateCategory()
  /** The server's error; it stays visible after the toast has gone. */
  const [serverError, setServerError] = useState<string | null>(null)
  const { register, watch, setValue, formState, handleSubmit } = useForm<Typed, unknown, z.output<typeof newCategory>>({
    resolver: zodResolver(form),
    defaultValues: {
      name: category?.name ?? '',
      code: category?.code ?? '',
      description: category?.description ?? '',
      isActive: category?.isActive ?? true,
    },
  })

  const save = handleSubmit(async (body) => {
    try {
      if (category) await update.mutateAsync({ read: category, change: body })
      else await create.mutateAsync({ body, idempotencyKey: sendKey.of(body) })
      toast({ title: category ? 'Category updated' : 'Category created successfully', description: body.name })
      onClose()
    } catch (error) {
      sendKey.failed(error)
      setServerError(detailFor(error))
      toast({ title: 'Error', description: detailFor(error), tone: 'destructive' })
    }
  })

  return { register, watch, setValue, errors: formState.errors, save, pending: create.isPending || update.isPending, serverError }
}
