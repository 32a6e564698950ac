import type { z } from 'zod'
import { type newReceipt, sentReceiptItem } from '../../contract/receipts/receipts.ts'
import { sentLines } from '../receipts/receipt-lines.ts'
import { type CheckContext, type Checked, type Group, headOf, resultOf, shareErrors } from './check-groups.ts'
import { foundOrRefused } from './read-row.ts'

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
    const hasErrors = shareErrors(group)
    checked.push({
      group,
      results: group.map((read) => resultOf(read, { action: 'create' })),
      plan: hasErrors ? null : planOf(head, items),
    })
  }
  return checked
}

function planOf(head: Record<string, unknown>, items: ReceiptPlan['items']): ReceiptPlan {
  const { customer: customerId, site: siteId, supplier, expectedDate, trackingNumber, notes } = head
  return { customerId, siteId, supplier, expectedDate, trackingNumber, notes, items } as ReceiptPlan
}
