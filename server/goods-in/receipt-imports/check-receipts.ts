import type { z } from 'zod'
import { type newReceipt, sentReceiptItem } from '../../../contract/goods-in/receipts/receipts.ts'
import { type CheckContext, type Checked, type Group, headOf, resultOf, shareErrors } from '../../platform/imports/check-groups.ts'
import { foundOrRefused } from '../../platform/imports/read-row.ts'
import { knownDelivery } from '../receipts/known-deliveries.ts'
import { sentLines } from '../receipts/receipt-lines.ts'

export type ReceiptPlan = z.output<typeof newReceipt>

export async function checkReceipts(context: CheckContext, groups: readonly Group[]): Promise<Checked<ReceiptPlan>[]> {
  const checked: Checked<ReceiptPlan>[] = []
  for (const group of groups) {
    const head = headOf(group, context, () => ['customer', 'supplier'])
    const items = []
    for (const read of group) {
      const { sku, description, quantity, lotNumber, expiresOn, handlingUnit } = read.values
      const line = sentReceiptItem.safeParse({ sku, description, quantity, lotNumber, expiresOn, handlingUnit })
      if (!line.success) continue
      // The rules that concern several fields of a line.
      const allowed = await foundOrRefused(() => sentLines({ receiptNumber: '', items: [] }, [line.data], false))
      if ('refused' in allowed) context.reader.tell(read, 'expiresOn', allowed.refused)
      else items.push(line.data)
    }
    const reference = group[0]?.values.reference
    const known = await knownSentence(context, { ...head, reference })
    const hasErrors = shareErrors(group)
    checked.push({
      group,
      results: group.map((read) => resultOf(read, { action: 'create', known })),
      plan: hasErrors ? null : planOf({ ...head, reference }, items),
    })
  }
  return checked
}

/** Where the customer's reference or the tracking number is already, in a sentence. */
async function knownSentence(
  { on, info }: CheckContext,
  { customer, reference, trackingNumber }: Record<string, unknown>,
): Promise<string | null> {
  if (typeof customer !== 'number') return null
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  const delivery = { customerId: customer, reference: text(reference), trackingNumber: text(trackingNumber), besides: info.id }
  const found = await knownDelivery(on, delivery)
  return found ? `${found.code} is on ${found.number} already.` : null
}

function planOf(head: Record<string, unknown>, items: ReceiptPlan['items']): ReceiptPlan {
  const { customer: customerId, site: siteId, supplier, expectedDate, trackingNumber, reference, notes } = head
  return { customerId, siteId, supplier, expectedDate, trackingNumber, reference, notes, items } as ReceiptPlan
}
