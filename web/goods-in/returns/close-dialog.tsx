import { z } from 'zod'
import { returnDispositionLabels, returnDispositions } from '../../../contract/goods-in/returns/return-words.ts'
import { closing, returnWorkEndpoints } from '../../../contract/goods-in/returns/return-work.ts'
import type { GoodsReturn } from '../../../contract/goods-in/returns/returns.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { checkedBy } from '../../platform/form/checked-by.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { plural } from '../../platform/lib/format.ts'
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
  return (
    <AskDialog
      title={`Close ${returnNumber}?`}
      description="This can’t be undone. The customer is notified."
      submitLabel="Close Return"
      pendingLabel="Closing..."
      name={`close-return-${id}`}
      noun="return"
      start={{ serviceType: '', estimatedDelivery: '', arc: '' }}
      schema={schema}
      send={(body) => close.mutateAsync(sentBack.length > 0 ? body : {})}
      said={() => ({ title: 'Return Closed', description: `${returnNumber}: ${outcome(parts).join(', ')}.` })}
      onClose={onClose}
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
    </AskDialog>
  )
}

/** '4 units: Restock' */
function outcome(parts: readonly { quantity: number; disposition: (typeof returnDispositions)[number] }[]): string[] {
  return returnDispositions.flatMap((disposition) => {
    const units = parts.reduce((sum, part) => sum + (part.disposition === disposition ? part.quantity : 0), 0)
    return units === 0 ? [] : [`${plural(units, 'unit')}: ${returnDispositionLabels[disposition]}`]
  })
}
