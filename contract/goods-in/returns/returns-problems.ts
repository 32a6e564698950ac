import { named, recordElsewhere, rule } from '../../platform/problems/define.ts'

interface Numbered {
  /** Number of the return, or of its movement. */
  number: string
}

/** Goods that customers send back. */
export const returnsProblems = {
  'return.not-found': rule(404, 'This return does not exist, or you have no access to it.'),
  'return.too-many-open': rule(
    409,
    ({ most }: { most: number }) =>
      `${most} requested returns wait for an answer, which is the maximum. Cancel those that aren’t needed, or wait until some are answered.`,
  ),
  'return.movement-missing': rule(400, 'Choose the movement that the goods left with.'),
  'return.movement-unknown': rule(400, 'This movement does not exist, or you have no access to it.'),
  'return.other-customer': rule(400, ({ number }: Numbered) => `${number} is a movement of another customer.`),
  'return.customer-missing': rule(400, 'Choose the customer, or the movement that the goods left with.'),
  'return.sku-unknown': rule(400, ({ sku, customer }: { sku: string; customer: string }) => `${customer} has no SKU ${sku}.`),
  'return.not-shipped': rule(
    409,
    ({ number }: Numbered) =>
      `${number === recordElsewhere ? 'The movement, which is of another site,' : number} isn’t exported yet, so nothing of it can be returned.`,
  ),
  'return.more-than-shipped': rule(
    409,
    ({ number, sku, shipped, returned, left }: Numbered & { sku: string; shipped: number; returned: number; left: number }) =>
      number === recordElsewhere
        ? `${left} of ${sku} can still be returned of the movement, which another site shipped.`
        : `${number} shipped ${shipped} of ${sku}; ${returned} are returned or on their way back. ${left} can still be returned.`,
  ),
  'return.window-over': rule(
    409,
    ({ number, days, until }: Numbered & { days: number; until: string }) =>
      `Goods of ${number} could be returned within ${days} ${days === 1 ? 'day' : 'days'} of delivery, until ${until}. Ask your account manager.`,
  ),
  'return.not-open': rule(
    409,
    ({ number, status }: Numbered & { status: string }) =>
      `${number} is ${status}. You can change returns that you requested until they are answered.`,
  ),
  'return.closed': rule(409, ({ number, status }: Numbered & { status: string }) => `${number} is ${status}.`),
  'return.line-unknown': rule(400, ({ number }: Numbered) => `${number} has no such line.`),
  'return.goods-unnamed': rule(400, 'Name a line of the return, or a SKU.'),
  'return.nothing-received': rule(400, 'Count the goods first.'),
  'return.lot-needed': rule(400, ({ sku }: { sku: string }) => `Enter the lot of ${sku}, which is an excise product.`),
  'return.lot-not-shipped': rule(
    409,
    ({ lot, sku, number }: Numbered & { lot: string; sku: string }) =>
      `Lot ${lot} of ${sku} did not leave with ${number === recordElsewhere ? 'the movement, which another site shipped' : number}.`,
  ),
  'return.too-many-ui-codes': rule(
    400,
    ({ sku, codes, units }: { sku: string; codes: number; units: number }) => `${codes} UI codes are recorded for ${units} of ${sku}.`,
  ),
  'return.no-longer-owned': rule(
    409,
    ({ number, sku }: Numbered & { sku: string }) => `${sku} of ${number} was deleted or handed to another customer meanwhile.`,
  ),
  'return.moved-on': rule(
    409,
    ({ number, skus }: Numbered & { skus: string[] }) => `Units of ${number} have moved on and can’t be taken back: ${named(skus)}.`,
  ),
  'return.parts-differ': rule(
    400,
    ({ sku, received, parts }: { sku: string; received: number; parts: number }) =>
      `${received} of ${sku} were received; the parts add up to ${parts}.`,
  ),
  'return.not-sellable': rule(
    400,
    ({ sku, why }: { sku: string; why: string }) => `${sku} can’t be restocked: it is ${why}. Choose another disposition.`,
  ),
  'return.location-unknown': rule(400, ({ code }: { code: string }) => `There is no active quarantine location ${code} at this site.`),
}
