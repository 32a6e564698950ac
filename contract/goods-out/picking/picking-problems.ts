import { named, rule } from '../../platform/problems/define.ts'

interface Numbered {
  /** Number of the movement. */
  number: string
}

interface Wrong {
  scanned: string
  expected: string
}

/** Picking and packing. */
export const pickingProblems = {
  'pick.not-on-the-floor': rule(409, ({ number, status }: Numbered & { status: string }) =>
    status === 'pending' ? `${number} must be confirmed before it can be picked.` : `Picking of ${number} has ended: it is ${status}.`,
  ),
  'pick.line-gone': rule(
    409,
    ({ number }: Numbered) => `This line of ${number} has been picked or moved. Nothing was changed; the list shows what is left.`,
  ),
  'pick.changed-meanwhile': rule(
    409,
    ({ number }: Numbered) => `Someone else has picked or moved goods of ${number}. Nothing was changed; the list shows what is left.`,
  ),
  'pick.too-many': rule(
    409,
    ({ sku, wanted, quantity }: { sku: string; wanted: number; quantity: number }) =>
      `${quantity} of ${sku} must be picked here, not ${wanted}.`,
  ),
  'pick.wrong-location': rule(
    409,
    ({ scanned, expected }: Wrong) => `${scanned} was scanned, but the goods are at ${expected}. Nothing was picked.`,
  ),
  'pick.wrong-item': rule(
    409,
    ({ scanned, expected }: Wrong) => `${scanned} was scanned, but this line is for ${expected}. Nothing was picked.`,
  ),
  'pick.not-short': rule(
    409,
    ({ sku, quantity }: { sku: string; quantity: number }) => `All ${quantity} of ${sku} were found, so nothing is missing. Pick the line.`,
  ),
  'pick.not-picked': rule(409, ({ sku }: { sku: string }) => `${sku} hasn't been picked yet.`),
  'pick.goods-missing': rule(
    409,
    ({ number, lines }: Numbered & { lines: { sku: string; quantity: number }[] }) =>
      `${number} lacks ${named(lines.map(({ sku, quantity }) => `${quantity} of ${sku}`))} after a short pick. Plan again when there is stock, or ship it short.`,
  ),
  'pick.expired': rule(
    409,
    ({ number, sku, lot, expiresOn }: Numbered & { sku: string; lot: string; expiresOn: string }) =>
      `Lot ${lot} of ${sku} expired on ${expiresOn}, so it can't go with ${number}. Report it short on the pick list: other stock is reserved in its place.`,
  ),
  'pick.nothing-missing': rule(409, ({ number }: Numbered) => `Nothing is missing from ${number}.`),
  'pick.all-missing': rule(409, ({ number }: Numbered) => `Nothing of ${number} could be found. Cancel it instead.`),
  'pick.not-complete': rule(
    409,
    ({ number, left }: Numbered & { left: number }) =>
      `${left === 1 ? 'One line' : `${left} lines`} of ${number} ${left === 1 ? 'is' : 'are'} still to be picked. Pack when everything is picked.`,
  ),
  'pack.closed': rule(
    409,
    ({ number, stage }: Numbered & { stage: string }) =>
      `${number} has reached the stage ${stage}, so its handling units can no longer be changed.`,
  ),
  'pack.packed-already': rule(409, ({ sku, sscc }: { sku: string; sscc: string }) => `${sku} is already in the handling unit ${sscc}.`),
  'pack.other-movement': rule(
    409,
    ({ sscc, number }: { sscc: string; number: string }) => `The handling unit ${sscc} is packed for ${number}. Choose another one.`,
  ),
  'pack.unit-in-stock': rule(
    409,
    ({ sscc }: { sscc: string }) =>
      `The handling unit ${sscc} holds other goods. Choose an empty one, or one that was packed for this movement.`,
  ),
}
