import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { type Location, locationTypes, newLocation } from '../../contract/locations.ts'
import { formSchema } from '../form/form-schema.ts'
import { QuantityInput } from '../form/number-input.tsx'
import { wholeNumber } from '../form/read-number.ts'
import { detailFor } from '../lib/api.ts'
import { formatNumber, plural } from '../lib/format.ts'
import { useSendKey } from '../lib/use-send-key.ts'
import { asksForScan } from '../scan/use-scan.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, FieldGrid } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Note } from '../ui/note.tsx'
import { Select } from '../ui/select.tsx'
import { Switch } from '../ui/switch.tsx'
import { toast } from '../ui/toast.tsx'
import { locationTypeLabels } from './location-type-labels.ts'
import { useCreateLocation, useUpdateLocation } from './use-locations.ts'

const typed = z.object({
  code: z.string(),
  name: z.string(),
  zone: z.string(),
  type: z.enum(locationTypes),
  capacity: z.string(),
  isActive: z.boolean(),
})
type Typed = z.output<typeof typed>

const form = formSchema(
  typed,
  (values, { capacity }) => ({ ...values, capacity: capacity === null ? null : Number(capacity) }),
  newLocation,
  { capacity: wholeNumber },
)

const typeOptions = locationTypes.map((type) => ({ value: type, label: locationTypeLabels[type] }))

interface LocationDialogProps {
  /** Null adds a location. */
  location: Location | null
  onClose: () => void
}

export function LocationDialog({ location, onClose }: LocationDialogProps) {
  const formId = useId()
  const { register, watch, setValue, errors, save, pending, serverError } = useLocationForm(location, onClose)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={location ? 'Edit Location' : 'Add Location'}
      focus={location ? 'title' : 'field'}
      {...(location && { description: `${location.code} · ${location.name}` })}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} pending={pending}>
            {location ? 'Save Changes' : 'Create Location'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-4">
        {serverError && <Note tone="negative">{serverError}</Note>}
        <FieldGrid>
          <Field label="Code" required error={errors.code?.message}>
            {(control) => <Input {...control} {...register('code')} {...(!location && asksForScan)} className="mono" autoComplete="off" />}
          </Field>
          <Field label="Name" required error={errors.name?.message}>
            {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
          </Field>
          <Field label="Zone" error={errors.zone?.message}>
            {(control) => <Input {...control} {...register('zone')} autoComplete="off" />}
          </Field>
          <Field label="Type" error={errors.type?.message}>
            {(control) => (
              <Select
                {...control}
                value={watch('type')}
                onValueChange={(type) => setValue('type', type, { shouldDirty: true })}
                options={typeOptions}
              />
            )}
          </Field>
          <Field label="Capacity" help="In units; empty means unlimited" error={errors.capacity?.message}>
            {(control) => <QuantityInput {...control} {...register('capacity')} />}
          </Field>
          <Switch
            label="Active"
            hint={activeHint(location)}
            checked={watch('isActive')}
            onCheckedChange={(isActive) => setValue('isActive', isActive, { shouldDirty: true })}
          />
        </FieldGrid>
      </form>
    </Dialog>
  )
}

function activeHint(location: Location | null): string {
  if (!location || location.currentOccupancy === 0) return 'Stock can be put here'
  return `Holds ${plural(location.currentOccupancy, 'unit')}${
    location.capacity === null ? '' : ` of ${formatNumber(location.capacity)}`
  }; stays active until they are moved`
}

function useLocationForm(location: Location | null, onClose: () => void) {
  const sendKey = useSendKey()
  const create = useCreateLocation()
  const update = useUpdateLocation()
  /** The server's error; it stays visible after the toast has gone. */
  const [serverError, setServerError] = useState<string | null>(null)
  const { register, watch, setValue, formState, handleSubmit } = useForm<Typed, unknown, z.output<typeof newLocation>>({
    resolver: zodResolver(form),
    defaultValues: {
      code: location?.code ?? '',
      name: location?.name ?? '',
      zone: location?.zone ?? '',
      type: location?.type ?? 'storage',
      capacity: String(location?.capacity ?? ''),
      isActive: location?.isActive ?? true,
    },
  })

  const save = handleSubmit(async (body) => {
    try {
      if (location) await update.mutateAsync({ read: location, change: body })
      else await create.mutateAsync({ body, idempotencyKey: sendKey.of(body) })
      toast({ title: location ? 'Location updated' : 'Location created successfully', description: `${body.code} · ${body.name}` })
      onClose()
    } catch (error) {
      sendKey.failed(error)
      setServerError(detailFor(error))
      toast({ title: 'Error', description: detailFor(error), tone: 'destructive' })
    }
  })

  return { register, watch, setValue, errors: formState.errors, save, pending: create.isPending || update.isPending, serverError }
}
