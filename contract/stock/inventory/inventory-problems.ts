import { named, recordElsewhere, rule, writtenAs } from '../../platform/problems/define.ts'

interface Item {
  sku: string
}

interface StockAtSite extends Item {
  site: string
  available: number
}

/** ' MAIN has 4, NORTH has 7.', for several lines with the SKU of each; nothing where there is one site. */
function whereTheyAre(lines: readonly Item[], sites: readonly StockAtSite[]): string {
  const found = lines.flatMap(({ sku }) => {
    const here = sites.filter((site) => site.sku === sku).map(({ site, available }) => `${site} has ${available}`)
    return here.length > 0 ? [`${lines.length > 1 ? `${sku}: ` : ''}${here.join(', ')}.`] : []
  })
  return found.map((sentence) => ` ${sentence}`).join('')
}

/** A location that stock isn't promised from, or a transfer that brings it. */
type Elsewhere = { code?: string; number?: string | null; site?: string; quantity: number }

function whereItIs({ code, number, site, quantity }: Elsewhere): string {
  return code ? `${quantity} are at ${code}` : `${quantity} are on the way to ${site}${number ? ` with ${number}` : ''}`
}

/** Items and their stock. */
export const inventoryProblems = {
  'item.not-found': rule(404, 'This inventory item does not exist, or you have no access to it.'),
  'item.deleted-list-needs-staff': rule(403, 'Only staff can list deleted items.'),
  'item.sku-taken': rule(
    409,
    ({ sku, unallocated, existing }: Item & { unallocated: boolean; existing: string }) =>
      `The SKU ${sku} already exists${unallocated ? ' among the unallocated items' : ' for this customer'}${writtenAs(existing, sku)}.`,
  ),
  'item.sku-taken-meanwhile': rule(
    409,
    ({ sku }: Item) => `The SKU ${sku} is now used by another item. Rename that item before you restore this one.`,
  ),
  'item.not-deleted': rule(409, ({ sku }: Item) => `${sku} is not deleted.`),
  'item.reserved': rule(409, ({ sku, reserved }: Item & { reserved: number | null }) =>
    reserved === null
      ? `${sku} can't be deleted: units at sites that you have no access to are reserved by open movements. Ask a colleague of those sites.`
      : `${sku} can't be deleted: ${reserved} units are reserved by open movements. Cancel or finish those first.`,
  ),
  'item.both-counted': rule(
    409,
    ({ sku, renamed, number }: Item & { renamed: string; number: string }) =>
      `${sku} can't be renamed to ${renamed} while both are counted with ${number}. ${
        number === recordElsewhere ? 'Ask a colleague of that site to finish the receipt first.' : 'Finish that receipt first.'
      }`,
  ),
  'item.awaited': rule(
    409,
    ({ sku, numbers, change }: Item & { numbers: string[]; change: 'delete' | 'owner' }) =>
      `${sku} can't ${change === 'delete' ? 'be deleted' : 'change its owner'}: ${named(numbers)} ${
        numbers.length === 1 ? 'is' : 'are'
      } not finished. ${
        numbers.includes(recordElsewhere)
          ? 'Ask a colleague of that site to finish or cancel it first.'
          : 'Finish or cancel what is open first.'
      }`,
  ),
  'item.owner-needs-admin': rule(403, 'Only an administrator can change the owner of an item.'),
  'item.owner-reserved': rule(409, ({ sku }: Item) => `The owner of ${sku} can't be changed while it is reserved by open movements.`),
  'item.quantity-changed': rule(
    412,
    ({ was, is }: { was: number; is: number }) =>
      `The quantity has changed since you read it: it was ${was} and is ${is} now. Load the item again.`,
  ),

  'lot.not-found': rule(404, 'This lot does not exist, or you have no access to it.'),
  'lot.number-taken': rule(
    409,
    ({ sku, lot }: Item & { lot: string }) =>
      `${sku} has a lot ${lot} already. To put goods of one lot into the other, adjust them out of the one and into the other.`,
  ),
  'item.untracked-stock': rule(409, ({ sku, units, lacking }: Item & { units: number | null; lacking: 'lot' | 'expiry date' }) =>
    units === null
      ? `Units of ${sku} at sites that you have no access to have no ${lacking}. Ask a colleague of those sites.`
      : `${units} units of ${sku} have no ${lacking}.`,
  ),

  // These problems of lots are also raised in SQL, which names the field.
  'stock.lot-needed': rule(400, ({ sku }: Item) => `${sku} needs a lot number.`),
  'stock.lot-and-expiry-needed': rule(400, ({ sku }: Item) => `${sku} needs a lot number and an expiry date.`),
  'stock.expiry-needed': rule(400, ({ sku, lot }: Item & { lot: string }) => `Lot ${lot} of ${sku} needs an expiry date.`),
  'stock.expiry-without-lot': rule(400, 'Enter the lot number that this expiry date belongs to.'),
  'stock.lot-expires-otherwise': rule(
    409,
    ({ lot, known, sent }: { lot: string; known: string; sent: string }) =>
      `Lot ${lot} expires on ${known}, not on ${sent}. Correct the date or the lot number.`,
  ),
  'stock.short': rule(
    409,
    ({ lines, sites }: { lines: (Item & { wanted: number; available: number })[]; sites: StockAtSite[] | null }) =>
      `Not enough stock: ${named(lines.map(({ sku, wanted, available }) => `${sku} (${wanted} wanted, ${available} available)`))}.${whereTheyAre(lines, sites ?? [])}`,
  ),
  'stock.not-owned': rule(409, ({ skus }: { skus: string[] }) => `Not in this customer's inventory: ${named(skus)}.`),
  'stock.no-longer-owned': rule(409, ({ skus }: { skus: string[] }) => `No longer in this customer's inventory: ${named(skus)}.`),
  'stock.change-too-large': rule(
    400,
    ({ sku, there }: Item & { there: number }) =>
      `${sku} has ${there.toLocaleString('en-US')} units. One change adds or removes at most 1,000,000. Check the quantity, or change it in steps.`,
  ),
  'stock.not-removable': rule(
    409,
    ({
      sku,
      free,
      there,
      reserved,
      elsewhere,
    }: Item & { free: number; there: boolean; reserved: number; elsewhere?: Elsewhere[] | null }) =>
      [
        `Only ${free} of ${sku} can be removed${there ? ' there' : ''}`,
        ...(reserved > 0 ? [`${reserved} more are reserved by open movements`] : []),
        ...(elsewhere ?? []).map(whereItIs),
      ].join('; ') + (elsewhere?.some(({ code }) => code) ? '. Name a location to remove from it.' : '.'),
  ),
  'stock.on-the-way': rule(
    409,
    ({ sku, quantity, site, number, receipt }: Item & { quantity: number; site: string; number: string | null; receipt: string | null }) =>
      `${quantity} of ${sku} are on the way to ${site}${number ? ` with ${number}` : ''}. ${
        receipt ? `Receive them there with ${receipt}.` : 'They arrive with the receipt of the transfer.'
      }`,
  ),
  'stock.transfer-only': rule(409, 'Goods get on the way to another site only with a transfer. Create a transfer for them.'),
  'stock.only-short-picks': rule(
    409,
    ({ code }: { code: string }) => `${code} takes only what short picks put aside. Choose another quarantine location.`,
  ),
  'stock.awaited-by-return': rule(
    409,
    ({ sku, code, number, units }: Item & { code: string; number: string; units: number }) =>
      `${units} of ${sku} at ${code} came with ${number}. Inspect and close that return, which decides what becomes of them.`,
  ),
  'stock.of-other-site': rule(
    409,
    ({ sku }: Item) => `This would change stock of ${sku} at a site that you have no access to. Ask a colleague of that site to do it.`,
  ),
  'stock.changed-meanwhile': rule(409, 'The stock was changed by someone else and no longer covers this. Check it and try again.'),
  'stock.not-reported-short': rule(409, ({ sku, location }: Item & { location: string }) => `${sku} is not reported short at ${location}.`),
  'stock.reserved-not-promisable': rule(409, ({ sku }: Item) => `${sku} has reserved stock, which can't go to receiving or quarantine.`),

  'move.same-location': rule(400, ({ code }: { code: string }) => `The goods are already at ${code}. Choose another location.`),
  'move.reason-needed': rule(400, ({ to }: { to: string }) => `${to} is a quarantine location. Enter why the goods go there.`),
  'move.not-there': rule(
    409,
    ({ from, sku, there, reserved }: Item & { from: string; there: number; reserved: number }) =>
      `${from} has ${there} of ${sku} to move, ${reserved} are reserved.`,
  ),
  'move.picked': rule(
    409,
    ({ from, sku, picked, movements }: Item & { from: string; picked: number; movements: string[] }) =>
      `${picked} of ${sku} at ${from} are picked for ${named(movements)}. Put them right on the pick list, or cancel the movement.`,
  ),
  'move.quarantine': rule(409, ({ from }: { from: string }) => `Release or dispose of the goods at ${from}.`),

  'dispose.not-there': rule(409, ({ from, sku, there }: Item & { from: string; there: number }) => `${from} has ${there} of ${sku}.`),
  'dispose.not-quarantine': rule(409, ({ from }: { from: string }) => `${from} is not a quarantine location.`),
  'dispose.to-quarantine': rule(
    400,
    ({ code }: { code: string }) => `${code} is a quarantine location, so goods can’t be released to it. Move them instead.`,
  ),
  'dispose.expired': rule(
    409,
    ({ sku, lot }: Item & { lot: string }) => `Lot ${lot} of ${sku} is expired, so it can’t be released to a location for orders.`,
  ),
  'dispose.no-owner': rule(409, ({ sku }: Item) => `${sku} belongs to no customer.`),

  'allocation.items-gone': rule(409, 'Some of these items no longer exist. Load the list again.'),
  'allocation.other-customer': rule(
    409,
    ({ items }: { items: (Item & { customer: string })[] }) =>
      `Already allocated to another customer: ${named(items.map(({ sku, customer }) => `${sku} (${customer})`))}.`,
  ),
  'allocation.reserved': rule(409, ({ skus }: { skus: string[] }) => `Reserved by open movements and can't be released: ${named(skus)}.`),
  'allocation.sku-twice': rule(409, ({ skus }: { skus: string[] }) => `A customer can own a SKU only once: ${named(skus)}.`),
  'allocation.sku-unallocated-twice': rule(
    409,
    'An unallocated item with one of these SKUs already exists; rename it before you release this one.',
  ),
}
