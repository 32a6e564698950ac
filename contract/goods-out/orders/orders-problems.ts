import { named, rule } from '../../platform/problems/define.ts'
import { stageLabels, type TrackingStage } from './tracking-stages.ts'

interface Numbered {
  /** Number of the movement. */
  number: string
}

/** Movements and shipments. */
export const ordersProblems = {
  'order.not-found': rule(404, 'This movement does not exist, or you have no access to it.'),
  'order.customer-missing': rule(400, 'Please choose a customer.'),
  'order.line-too-large': rule(
    400,
    ({ sku }: { sku: string }) => `The lines of ${sku} add up to more than 1,000,000 units. Split them over several movements.`,
  ),
  'order.duplicate': rule(
    409,
    ({ reference, number }: Numbered & { reference: string }) => `${reference} is on ${number} already. Create another?`,
  ),
  'order.ship-by-passed': rule(400, 'Ship By can’t be in the past.'),
  'order.not-pending': rule(409, ({ number }: Numbered) => `${number} can only be edited while it is pending.`),
  'order.assignee-not-staff': rule(409, 'A movement can only be assigned to a member of staff who picks.'),
  'order.cancelled': rule(409, ({ number }: Numbered) => `${number} is already cancelled.`),
  'order.exported': rule(409, ({ number }: Numbered) => `${number} has been exported and can no longer be cancelled.`),
  'order.being-worked-on': rule(409, ({ number }: Numbered) => `${number} is being worked on. Ask your account manager to cancel it.`),
  'order.not-confirmed': rule(409, ({ number }: Numbered) => `${number} must be confirmed before it can be picked.`),
  'order.not-pickable': rule(
    409,
    ({ number, status }: Numbered & { status: string }) => `Picking of ${number} can't start: it is ${status}.`,
  ),
  'order.not-delivered': rule(409, ({ number }: Numbered) => `${number} can be rated once it is delivered.`),
  'order.stages-closed': rule(409, ({ number }: Numbered) => `${number} is cancelled; its stages can't advance.`),
  'order.no-stage-left': rule(409, ({ number }: Numbered) => `${number} is exported, which is the last stage.`),
  'order.other-stage-next': rule(
    409,
    ({ number, next }: Numbered & { next: TrackingStage }) => `The next stage of ${number} is ${stageLabels[next]}.`,
  ),
  'order.unknown': rule(400, ({ id }: { id: number }) => `There is no movement with the id ${id}.`),
  'advance.exports': rule(409, ({ number }: Numbered) => `${number} would be exported.`),
  'order.items-held-back': rule(
    409,
    ({ number, items }: Numbered & { items: { sku: string; location: string; type: string }[] }) =>
      `${number} can't be exported while its stock is in receiving or quarantine: ${named(items.map(({ sku, location, type }) => `${sku} at ${location} (${type})`))}. Change the type of that location, or cancel the movement.`,
  ),
  'order.items-expired': rule(
    409,
    ({ number, sku, lot, expiresOn }: Numbered & { sku: string; lot: string; expiresOn: string }) =>
      `${number} can't be exported: lot ${lot} of ${sku} expired on ${expiresOn}. Report it short on the pick list: other stock is reserved in its place, and the movement goes back to picking.`,
  ),
  'order.excise-closed': rule(
    409,
    ({ number, status }: Numbered & { status: 'cancelled' | 'exported' }) =>
      `${number} is ${status}; its excise data can no longer be changed.`,
  ),
  'order.documents-closed': rule(409, ({ number }: Numbered) => `${number} is cancelled; so no documents are created for it.`),
  'order.not-documented': rule(
    409,
    ({ number }: Numbered) => `The documents of ${number} are created when it reaches ${stageLabels.documented}.`,
  ),
  'order.documents-in-making': rule(409, ({ number }: Numbered) => `The documents of ${number} are already being created.`),

  'print.no-labels': rule(409, 'None of these movements is packed in a pallet or carton yet, so there are no labels to print.'),
  'print.too-many-labels': rule(
    409,
    ({ most }: { most: number }) => `These movements have more than ${most} labels. Select fewer movements.`,
  ),

  'shipment.not-found': rule(404, 'This shipment does not exist, or you have no access to it.'),
  'shipment.withdrawn': rule(409, 'This shipment was withdrawn.'),
  'shipment.delivered': rule(409, ({ number }: Numbered) => `${number} has been delivered. Only its return can be recorded.`),
  'shipment.returned': rule(409, ({ number }: Numbered) => `${number} has been returned and can no longer be changed.`),
  'shipment.not-picked-up': rule(409, ({ number }: Numbered) => `${number} hasn't been picked up yet. Record the pickup first.`),
  'shipment.picked-up': rule(
    409,
    ({ number, event }: Numbered & { event: string }) => `${number} is on its way: '${event}' can't be recorded.`,
  ),
  'shipment.no-link': rule(404, 'This tracking link does not exist, or it has ended. Ask the sender for a new one.'),
  'shipment.event-in-future': rule(400, 'An event can’t be in the future.'),
  'shipment.event-before-last': rule(
    400,
    ({ number, event }: Numbered & { event: string }) =>
      `${number} already has a later event, '${event}'. Events must be recorded in order.`,
  ),
  'shipment.delivered-at': rule(
    409,
    ({ number }: Numbered) => `${number} was delivered at another time. Record the proof of delivery without a time.`,
  ),
  'shipment.proof-recorded': rule(
    409,
    ({ number }: Numbered) => `${number} already has a proof of delivery. Enter a reason to correct it.`,
  ),
  'shipment.no-proof': rule(404, ({ number }: Numbered) => `${number} has no proof of delivery yet.`),
  'shipment.number-unknown': rule(404, ({ number }: Numbered) => `There is no shipment ${number}.`),
  'shipment.number-shared': rule(
    409,
    ({ number, shipments }: Numbered & { shipments: string[] }) =>
      `${shipments.length} shipments have the number ${number}: ${named(shipments)}. Enter the number of the one that is meant.`,
  ),
  'shipment.under-way': rule(409, ({ number, status }: Numbered & { status: string }) => `${number} is ${status.replace('_', ' ')}.`),
  'shipment.none-handed-over': rule(
    404,
    ({ carrier, day }: { carrier: string; day: string }) => `No shipments were handed over to ${carrier} on ${day}.`,
  ),
  'shipment.delivery-in-past': rule(400, 'The new estimated delivery must be later than now.'),
  'shipment.already': rule(409, ({ number, status }: Numbered & { status: string }) => `${number} is ${status.replace('_', ' ')} already.`),
}
