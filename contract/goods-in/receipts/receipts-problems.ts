import { named, recordElsewhere, rule } from '../../platform/problems/define.ts'
import { type ReceiptStatus, receiptStatusLabels } from './receipt-steps.ts'

interface Numbered {
  /** Number of the receipt. */
  number: string
}
interface OfLines extends Numbered {
  skus: string[]
}

/** Warehouse receipts. */
export const receiptsProblems = {
  'receipt.not-found': rule(404, 'This receipt does not exist, or you have no access to it.'),
  'receipt.customer-missing': rule(400, 'Choose the customer that the delivery is for.'),
  'receipt.duplicate': rule(409, ({ code, number }: Numbered & { code: string }) => `${code} is on ${number} already. Create another?`),
  'receipt.not-pending': rule(409, ({ number, status }: Numbered & { status: string }) => `${number} is ${status}.`),
  'receipt.too-many-open': rule(
    409,
    ({ most }: { most: number }) =>
      `${most} announced deliveries are waiting to arrive, which is the maximum. Withdraw those that don’t come, or wait until some are received.`,
  ),
  'receipt.not-announced': rule(409, ({ number }: Numbered) => `${number} was entered by the warehouse.`),
  'receipt.new-sku-unnamed': rule(
    400,
    ({ skus }: { skus: string[] }) =>
      `${named(skus)} ${skus.length === 1 ? 'isn’t an item' : 'aren’t items'} of yours yet. Enter a description of each new item.`,
  ),
  'receipt.line-unknown': rule(409, ({ number }: Numbered) => `A line was removed from ${number} meanwhile. Load the receipt again.`),
  'receipt.line-twice': rule(400, 'Each line can be sent only once.'),
  'receipt.damaged-too-many': rule(400, ({ sku }: { sku: string }) => `More units of ${sku} are marked damaged than the line has.`),
  'receipt.expiry-without-lot': rule(400, ({ sku }: { sku: string }) => `Enter the lot number of ${sku} that this expiry date belongs to.`),
  'receipt.lot-expires-otherwise': rule(
    409,
    ({ sku, lot, known, sent }: { sku: string; lot: string; known: string; sent: string | null }) =>
      `Lot ${lot} of ${sku} expires on ${known}, not on ${sent}. Correct the date or the lot number of the line.`,
  ),
  'receipt.lot-uncounted': rule(
    409,
    ({ sku, lot }: { sku: string; lot: string | null }) =>
      `${lot === null ? `No ${sku} without a lot is counted` : `Nothing of lot ${lot} of ${sku} is counted`} any longer. Look at the counts again.`,
  ),
  'receipt.unit-elsewhere': rule(
    409,
    ({ sscc, place }: { sscc: string; place: string }) =>
      `The handling unit ${sscc} is ${place} with stock in it, so nothing can be received on it. Correct the SSCC, or have the unit moved.`,
  ),
  'receipt.unit-of-other': rule(
    409,
    ({ sscc }: { sscc: string }) => `The handling unit ${sscc} belongs to another customer. Correct the SSCC.`,
  ),
  'receipt.no-lines': rule(409, ({ number }: Numbered) => `${number} has no lines. Add the delivered items, then receive it.`),
  'receipt.customer-fixed': rule(
    409,
    ({ number }: Numbered) =>
      `The items of ${number} are in the stock of its customer. Take it back to pending before you change the customer.`,
  ),
  'receipt.has-documents': rule(
    409,
    ({ number }: Numbered) => `The documents of ${number} belong to its customer. Remove them before you change the customer.`,
  ),
  'receipt.lines-closed': rule(
    409,
    ({ number }: Numbered) => `${number} is inspected, so its lines are locked. Set it back to received to change them.`,
  ),
  'receipt.inspection-closed': rule(
    409,
    ({ number }: Numbered) => `${number} is inspected. Set it back to received to change the inspection.`,
  ),
  'receipt.not-received': rule(409, ({ number }: Numbered) => `${number} must be received before it can be inspected.`),
  'receipt.other-step-next': rule(
    409,
    ({ number, next }: Numbered & { next: ReceiptStatus }) =>
      `The next step of ${number} is ${receiptStatusLabels[next]}. An administrator may skip steps and give a reason.`,
  ),
  'receipt.reason-missing': rule(400, 'Please give a reason for skipping a step.'),
  'receipt.no-location': rule(
    409,
    ({ type }: { type: 'receiving' | 'quarantine' }) =>
      `There is no active location of type ${type} to put ${type === 'receiving' ? 'the goods' : 'damaged goods'} at. Create one in Locations, then receive again.`,
  ),
  'receipt.site-fixed': rule(
    409,
    ({ number }: Numbered) => `The goods of ${number} are at its site already. Take it back to pending to choose another.`,
  ),
  'receipt.location-type': rule(
    409,
    ({ code, type }: { code: string; type: 'receiving' | 'quarantine' }) =>
      `${code} is no active location of type ${type}, where ${type === 'receiving' ? 'goods are' : 'damaged goods are'} received. Choose another.`,
  ),
  'receipt.location-fixed': rule(
    409,
    ({ number }: Numbered) =>
      `The units of ${number} are in the stock of the location where they were received. Take it back to pending to choose another.`,
  ),
  'receipt.moved-on': rule(
    409,
    ({ number, skus }: OfLines) => `Units of ${number} are reserved or have moved on and can't be taken back: ${named(skus)}.`,
  ),
  'receipt.count-negative': rule(409, ({ sku, counted }: { sku: string; counted: number }) => `Only ${counted} of ${sku} are counted.`),
  'receipt.damaged-uncounted': rule(
    409,
    ({ sku, counted, damaged }: { sku: string; counted: number; damaged: number }) =>
      `${counted} of ${sku} are counted, and ${damaged} of them are marked damaged. Count the units before you mark them.`,
  ),
  'receipt.unit-left': rule(
    409,
    ({ sscc, number }: { sscc: string; number: string }) =>
      `The handling unit ${sscc} left with ${number === recordElsewhere ? 'a movement of another site' : number}. Receive what came back as a return, or count the goods without a handling unit.`,
  ),
  'receipt.unit-counted': rule(
    409,
    ({ sscc, counted }: { sscc: string; counted: number }) => `Pallet ${sscc} is counted already (${counted}). Count it again?`,
  ),
  'receipt.unknown-sku': rule(409, ({ sku, customer }: { sku: string; customer: string }) => `${customer} has no SKU ${sku}.`),
  'receipt.nothing-counted': rule(409, 'Count the goods first.'),
  'receipt.being-counted': rule(409, ({ number }: Numbered) => `${number} is being counted. Discard the counts first.`),
  'receipt.no-longer-owned': rule(
    409,
    ({ number, skus }: OfLines) => `Items of ${number} were deleted or handed to another customer meanwhile: ${named(skus)}.`,
  ),
}
