import { rule } from '../../platform/problems/define.ts'
import { type ActKind, actKindLabels } from './act-kinds.ts'

interface OfKind {
  kind: ActKind
}
const areOf = (units: number) => (units === 1 ? 'is' : 'are')
const labelOf = ({ kind }: OfKind) => actKindLabels[kind]

/** Places are as place_here() says them: 'at A-01', 'on the way'. */
interface Goods {
  sku: string
  place: string
}

/** Undoing what changed stock. */
export const undoProblems = {
  'stock-act.not-found': rule(404, 'This change of stock does not exist.'),
  'undo.not-possible': rule(409, ({ reasons }: { reasons: string[] }) => reasons.join(' ')),
  'undo.changed': rule(409, 'Stock moved since the preview. Look at it again.'),
  'undo.done': rule(409, ({ at, ...act }: OfKind & { at: string }) => `${labelOf(act)} of ${at} is undone already.`),
  'undo.of-undo': rule(409, "An undo isn't undone. Do the work again."),
  'undo.kind': rule(409, (act: OfKind) => `${labelOf(act)} can't be undone here.`),
  'undo.shipping-needs-admin': rule(403, 'Only an administrator can undo an export.'),
  'undo.own-too-late': rule(409, 'You can undo your own work for 15 minutes. Ask a manager to undo it.'),
  'undo.own-kind': rule(409, (act: OfKind) => `${labelOf(act)} is undone by a manager.`),
  /** Names no quantity, as the place may be counted blind. */
  'undo.own-built-upon': rule(409, 'Something was done with these goods since. Ask a manager to undo it.'),
  'undo.not-its-line': rule(400, ({ line }: { line: number }) => `Line ${line} doesn't belong to this change, or is undone already.`),
  'undo.whole': rule(400, (act: OfKind) => `${labelOf(act)} is undone as a whole. Leave out the lines.`),

  // Reasons of 'undo.not-possible'.
  'undo.consumed': rule(
    409,
    ({ wanted, sku, place, left, taker }: Goods & { wanted: number; left: number; taker?: { by: string; took: number; at: string } }) =>
      `${wanted} of ${sku} ${place} ${areOf(wanted)} needed, ${left} ${areOf(left)} left${taker ? `: ${taker.by} took ${taker.took} at ${taker.at}` : ''}.`,
  ),
  'undo.past-picking': rule(409, ({ number }: { number: string }) => `Picking of ${number} is complete. Its picks can't be undone.`),
  'undo.past-packing': rule(409, ({ number }: { number: string }) => `${number} is past packaging. Its packing can't be undone.`),
  'undo.shipment-left': rule(
    409,
    ({ shipment, status }: { shipment: string; status: string }) =>
      `Shipment ${shipment} is ${status}. Only a created shipment can be withdrawn.`,
  ),
  'undo.returned': rule(
    409,
    ({ number, returned }: { number: string; returned: string }) => `${returned} returns goods of ${number}. Cancel the return first.`,
  ),
  'undo.transfer-received': rule(
    409,
    ({ number, receipt }: { number: string; receipt: string }) =>
      `${receipt} has received the goods of ${number}. Take the receipt back to pending first.`,
  ),
  'undo.transfer-counted': rule(
    409,
    ({ number, receipt }: { number: string; receipt: string }) =>
      `The other site is counting the goods of ${number}. Discard what is counted of ${receipt} first.`,
  ),
  'undo.loss-arrived': rule(
    409,
    ({ number, receipt, skus }: { number: string; receipt: string; skus: string }) =>
      `${skus} arrived after the loss of ${number} was written off. Correct what ${receipt} counts first.`,
  ),
  'undo.receipt-back': rule(409, ({ number }: { number: string }) => `Receipt ${number} is pending. There is nothing to take back.`),
  'undo.corrected': rule(
    409,
    ({ sku }: { sku: string }) => `This change of ${sku} was corrected since. Correct it again in place of undoing it.`,
  ),
  'undo.item-gone': rule(409, ({ sku }: { sku: string }) => `${sku} was deleted or belongs to another customer now.`),
  'undo.other-site': rule(
    409,
    'Some of this is at a site that you have no access to. Ask someone who works at all of its sites to undo it.',
  ),
  'undo.location-inactive': rule(409, ({ location }: { location: string }) => `${location} is inactive. Activate it first.`),
  'undo.unit-elsewhere': rule(
    409,
    ({ sscc, place, elsewhere }: { sscc: string; place: string; elsewhere: string }) =>
      `Handling unit ${sscc} is ${elsewhere}. The goods would go back into it ${place}.`,
  ),
}
