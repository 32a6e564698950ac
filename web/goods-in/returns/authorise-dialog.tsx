import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { type GoodsReturn, returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { plural } from '../../platform/lib/format.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { leftOf } from './returnable.ts'

interface Values {
  overrideReason: string
}
const { TextField } = fieldsOf<Values>()

/** Authorises a return; asks why where more is returned than was shipped. */
export function AuthoriseDialog({ record, onClose }: { record: GoodsReturn; onClose: () => void }) {
  const { id, returnNumber, customerName, orderId, units } = record
  const returnable = useQuery({
    ...readQuery(returnsEndpoints.returnable, { params: { id: orderId ?? 0 } }),
    enabled: orderId !== null,
  })
  const left = returnable.data
  const isOver = left !== undefined && record.items.some(({ sku, expected }) => expected > leftOf(sku, left, record))
  const authorise = useChange(returnsEndpoints.authorise, (body: Values) => ({
    params: { id },
    body,
  }))
  return (
    <AskDialog
      title={`Authorise ${returnNumber}?`}
      description={`${plural(units, 'unit')} from ${customerName} will be expected, and the customer is notified.`}
      submitLabel="Authorise"
      pendingLabel="Authorising..."
      name={`authorise-return-${id}`}
      noun="return"
      start={{ overrideReason: record.overrideReason ?? '' }}
      schema={z.object({ overrideReason: z.string() })}
      send={authorise.mutateAsync}
      said={() => ({ title: 'Return Authorised', description: `${returnNumber} is expected.` })}
      onClose={onClose}
    >
      {isOver ? (
        <TextField
          name="overrideReason"
          label="Override Reason"
          required
          maxLength={300}
          hint="Say why more is returned than was shipped"
        />
      ) : (
        <p className="text-ink-2">The customer can print the return slip and send it with the goods.</p>
      )}
    </AskDialog>
  )
}
