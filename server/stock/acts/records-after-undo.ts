import type { StockAct, UndoPreview } from '../../../contract/stock/acts/stock-acts.ts'
import type { LineToUndo, RecordsOfAct } from './read-undo.ts'

interface ToUndo {
  act: Pick<StockAct, 'kind' | 'subjectType' | 'subjectId' | 'number'>
  lines: readonly LineToUndo[]
  records: RecordsOfAct
  putAwaysUndone: number
  /** The receipts of the put-aways, other than the receipt of the act. */
  receipts: readonly { id: number; number: string; status: string }[]
}

type UndoneRecord = UndoPreview['records'][number]

/** What becomes of the records of an act, in words. */
export function recordsAfter({ act, lines, records, putAwaysUndone, receipts }: ToUndo): UndoneRecord[] {
  const { subjectType: type, subjectId: id, number } = act
  const of = (change: string): UndoneRecord[] => (type === null || id === null ? [] : [{ type, id, number: number ?? '', change }])
  const goods = () => namedGoods(lines)
  const { receipt, order } = records
  const inspectedAgain = (row: { id: number; number: string; status: string }): UndoneRecord[] =>
    row.status === 'stored' ? [{ type: 'receipt', id: row.id, number: row.number, change: 'Inspected again.' }] : []
  const ofReceipt = receipt && id !== null ? inspectedAgain({ ...receipt, id }) : []
  switch (act.kind) {
    case 'receive':
      return takesAll(records, lines)
        ? [...of('Pending again. What was counted is kept.'), ...receipts.flatMap(inspectedAgain)]
        : [...linesLess(records, lines).flatMap(of), ...(putAwaysUndone > 0 ? ofReceipt : []), ...receipts.flatMap(inspectedAgain)]
    case 'put_away':
      return [...of(`To put away again: ${goods()}.`), ...ofReceipt]
    case 'pick':
      return of(`To pick again: ${goods()}.`)
    case 'pack':
      return of(`Loose again: ${goods()}.`)
    case 'count':
      return of(`Not counted: ${goods()}.`)
    case 'ship':
      return [
        ...of('Documentation again, with the goods picked and packed as they were.'),
        ...(order?.shipment && order.shipmentId
          ? [{ type: 'shipment', id: order.shipmentId, number: order.shipment, change: 'Withdrawn. Its tracking link says so.' }]
          : []),
        ...(order?.transferReceipt && order.transferReceiptId
          ? [{ type: 'receipt', id: order.transferReceiptId, number: order.transferReceipt, change: 'Withdrawn.' } as const]
          : []),
      ]
    default:
      return []
  }
}

function takesAll({ receiptLines }: RecordsOfAct, lines: readonly LineToUndo[]): boolean {
  const taken = lines.reduce((total, { quantity }) => total + quantity, 0)
  return taken === receiptLines.reduce((total, { counted }) => total + counted, 0)
}

/** 'Line 2 (AB-1) counts 7 instead of 10.' */
function linesLess({ receiptLines }: RecordsOfAct, lines: readonly LineToUndo[]): string[] {
  return receiptLines.flatMap(({ id, line, counted }) => {
    const taken = lines.filter(({ receiptItemId }) => receiptItemId === id)
    const units = taken.reduce((total, { quantity }) => total + quantity, 0)
    return units === 0 ? [] : [`Line ${line} (${taken[0]?.sku}) counts ${counted - units} instead of ${counted}.`]
  })
}

/** '3 × AB-1, 2 × AB-2' */
function namedGoods(lines: readonly LineToUndo[]): string {
  const units = new Map<string, number>()
  for (const { sku, quantity } of lines) units.set(sku, (units.get(sku) ?? 0) + quantity)
  return [...units].map(([sku, quantity]) => `${quantity} × ${sku}`).join(', ')
}
