import { useQuery } from '@tanstack/react-query'
import { returnReasonLabels, returnReasons } from '../../../contract/goods-in/returns/return-words.ts'
import { type GoodsReturn, mostReturnDocuments, returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { useCompany } from '../../platform/calls/use-company.ts'
import { acceptedDocuments, startDocument } from '../../platform/documents/document-upload.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { Uploader } from '../../platform/form/uploader.tsx'
import { rereadBy, useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { labelled } from '../../platform/list/filters.ts'
import { chosenEntity, type Entity, type EntityValue } from '../../platform/lookup/entity.ts'
import { EntityField } from '../../platform/lookup/entity-field.tsx'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { newReturnSchema, newReturnValues, type ReturnValues, returnChangeSchema, returnValues } from './return-form-values.ts'
import { ReturnLinesEditor } from './return-lines-editor.tsx'
import { isOver } from './returnable.ts'

const { TextField, ChoiceField } = fieldsOf<ReturnValues>()
const reasons = labelled(returnReasons, returnReasonLabels)

interface ReturnDialogProps {
  /** Null enters a new one. */
  record: GoodsReturn | null
  /** The movement of a new one. */
  order?: Entity | undefined
  onClose: () => void
  onCreated?: (created: GoodsReturn) => void
}

/** Enters a return or changes one; for customers, a request. */
export function ReturnDialog({ record, order, onClose, onCreated }: ReturnDialogProps) {
  const { customerId, seesCustomerScreens } = useViewer()
  const forStaff = !seesCustomerScreens
  const { create, update } = useRecordCalls(returnsEndpoints)
  const form = useRecordForm({
    name: `return-${customerId ?? ''}-${order?.id ?? ''}`,
    noun: 'return',
    record,
    values: (read: GoodsReturn | null) => (read ? returnValues(read) : { ...newReturnValues, order: order ?? null }),
    create: { schema: () => newReturnSchema({ forStaff }), send: create },
    update: {
      schema: () => returnChangeSchema({ forStaff }),
      send: update,
      reread: rereadBy(returnsEndpoints.get),
      ...(forStaff && { history: returnsEndpoints.history }),
    },
    rowKeys: { lines: ({ sku }) => sku },
    onSaved: (saved, { isNew }) => {
      toast(savedWords(saved, isNew))
      if (isNew) onCreated?.(saved)
    },
    // Going on to the page of the return leaves the dialog.
    closesAfterSaving: onCreated === undefined,
    onClose,
  })
  const words = record
    ? { title: `Edit ${record.returnNumber}`, submitLabel: 'Save Changes', pendingLabel: 'Saving...' }
    : forStaff
      ? { title: 'New Return', submitLabel: 'Create Return', pendingLabel: 'Creating...' }
      : { title: 'Request Return', submitLabel: 'Request Return', pendingLabel: 'Requesting...' }
  return (
    <FormDialog form={form} long size="lg" {...words}>
      <ReturnFields record={record} forStaff={forStaff} />
    </FormDialog>
  )
}

function savedWords({ returnNumber, kind }: GoodsReturn, isNew: boolean) {
  if (!isNew) return { title: 'Changes Saved', description: `${returnNumber} is saved.` }
  if (kind === 'requested') return { title: 'Return Requested', description: 'We will tell you where to send it.' }
  return { title: 'Return Created', description: `${returnNumber} is expected.` }
}

interface ReturnFieldsProps {
  record: GoodsReturn | null
  forStaff: boolean
}

function ReturnFields({ record, forStaff }: ReturnFieldsProps) {
  const company = useCompany()
  const movement = chosenEntity(useFormField<EntityValue>('order', 'Movement').value)
  const customer = chosenEntity(useFormField<EntityValue>('customer', 'Customer').value)
  const lines = useFormField<ReturnValues['lines']>('lines', 'Items').value
  const returnable = useQuery({
    ...readQuery(returnsEndpoints.returnable, { params: { id: movement?.id ?? 0 } }),
    enabled: movement !== null,
  })
  const left = movement ? returnable.data : undefined
  const isExceeded = left !== undefined && lines.some((line) => isOver(line, left, record))
  const isFixed = record !== null && record.kind !== 'blind'
  return (
    <>
      <FieldGrid>
        <EntityField<keyof ReturnValues>
          name="order"
          label="Movement"
          type="order"
          required={!forStaff}
          disabled={isFixed || (record !== null && !forStaff)}
          customerId={forStaff ? customer?.id : company?.id}
          hint={forStaff && !isFixed ? 'Leave empty for goods that came unannounced' : undefined}
        />
        {forStaff && !movement && (
          <EntityField<keyof ReturnValues> name="customer" label="Customer" type="customer" required disabled={record !== null} />
        )}
        <ChoiceField name="reason" label="Reason" required options={reasons} placeholder="Choose a reason" />
      </FieldGrid>
      <ReturnLinesEditor returnable={left} customerId={movement ? undefined : customer?.id} record={record} forStaff={forStaff} />
      {forStaff && isExceeded && (
        <TextField
          name="overrideReason"
          label="Override Reason"
          required
          maxLength={300}
          hint="Say why more is returned than was shipped"
        />
      )}
      <FieldGrid>
        <TextField name="carrier" label="Carrier" maxLength={100} hint="Optional" />
        <TextField name="trackingNumber" label="Tracking Number" mono scanned maxLength={100} hint="Optional" />
      </FieldGrid>
      <TextField name="notes" label="Notes" rows={3} maxLength={5000} {...(forStaff && { hint: 'The customer can read this' })} />
      {forStaff && <TextField name="internalNotes" label="Internal Notes" rows={2} maxLength={5000} hint="Only staff can read this" />}
      <Documents />
    </>
  )
}

function Documents() {
  const { value, change } = useFormField<ReturnValues['documents']>('documents', 'Documents')
  return (
    <Uploader
      label="Documents"
      buttonLabel="Add Document"
      files={value}
      most={mostReturnDocuments}
      accepted={acceptedDocuments}
      start={startDocument}
      onUploaded={(file) => change([...value, file])}
      onRemove={({ url }) => change(value.filter((file) => file.url !== url))}
    />
  )
}
