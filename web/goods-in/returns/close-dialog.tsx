import { z } from 'zod'
import { returnDispositionLabels, returnDispositions } from '../../../contract/goods-in/returns/return-words.ts'
import { closing, returnWorkEndpoints } from '../../../contract/goods-in/returns/return-work.ts'
import type { GoodsReturn } from '../../../contract/goods-in/returns/returns.ts'
import { checkedBy } from '../../platform/form/checked-by.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { plural } from '../../platform/lib/format.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { FieldGrid } from '../../platform/ui/field.tsx'

interface Values {
  serviceType: string
  estimatedDelivery: string
  arc: string
}
const { TextField, DateField } = fieldsOf<Values>()
type Body = z.output<typeof closing>

const schema = z.custom<Values>().transform(({ serviceType, estimatedDelivery, arc }, context) =>
  checkedBy(
    closing,
    {
      sendBack: {
        serviceType,
        arc,
        ...(estimatedDelivery && { estimatedDelivery: new Date(`${estimatedDelivery}T12:00:00Z`).toISOString() }),
      },
    },
    context,
  ),
)

/** Carries out what the inspection decided. */
export function CloseDialog({ record, onClose }: { record: GoodsReturn; onClose: () => void }) {
  const { id, returnNumber, customerName, items } = record
  const parts = items.flatMap((line) => line.parts.map((part) => ({ ...part, isExcise: line.isExcise })))
  const sentBack = parts.filter(({ disposition }) => disposition === 'send_back')
  const close = useChange(returnWorkEndpoints.close, (body: Body) => ({
    params: { id },
    body,
  }))
  const form = useRecordForm({
    name: `close-return-${id}`,
    noun: 'return',
    record: null,
    values: (): Values => ({ serviceType: '', estimatedDelivery: '', arc: '' }),
    create: {
      schema: () => schema,
      send: (body) => close.mutateAsync(sentBack.length > 0 ? body : {}),
    },
    onSaved: () => toast({ title: 'Return Closed', description: `${returnNumber}: ${outcome(parts).join(', ')}.` }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title={`Close ${returnNumber}?`}
      description="This can’t be undone. The customer is notified."
      submitLabel="Close Return"
      pendingLabel="Closing..."
    >
      <ul className="grid gap-1">
        {outcome(parts).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {sentBack.length > 0 && (
        <>
          <p className="text-ink-2">A shipment to {customerName} is created.</p>
          <FieldGrid>
            <TextField name="serviceType" label="Service Type" maxLength={100} hint="‘Return’ unless you enter another" />
            <DateField name="estimatedDelivery" label="Estimated Delivery" hint="In three days unless you enter a day" />
            {sentBack.some(({ isExcise }) => isExcise) && (
              <TextField name="arc" label="ARC" mono maxLength={21} hint="The code under which the excise goods travel" />
            )}
          </FieldGrid>
        </>
      )}
    </FormDialog>
  )
}

/** '4 units: Restock' */
function outcome(parts: readonly { quantity: number; disposition: (typeof returnDispositions)[number] }[]): string[] {
  return returnDispositions.flatMap((disposition) => {
    const units = parts.reduce((sum, part) => sum + (part.disposition === disposition ? part.quantity : 0), 0)
    return units === 0 ? [] : [`${plural(units, 'unit')}: ${returnDispositionLabels[disposition]}`]
  })
}
