import { named, rule, writtenAs } from './define.ts'

interface Coded {
  code: string
}

interface SiteUse {
  units: number
  movements: number
  receipts: number
  tasks: number
}

/** Sites, locations, categories and settings of the warehouse. */
export const warehouseProblems = {
  'location.not-found': rule(404, 'This location does not exist.'),
  'location.none-to-label': rule(404, 'No active location matches, so there are no labels to print.'),
  'location.too-many-labels': rule(
    400,
    ({ most }: { most: number }) => `More than ${most} locations match, which are too many labels for one file. Choose a zone or a type.`,
  ),
  'site.not-found': rule(404, 'This site does not exist.'),
  'site.code-taken': rule(409, ({ code }: Coded) => `There is a site ${code} already.`),
  'site.inactive': rule(409, ({ code }: Coded) => `The site ${code} is inactive. Activate it, or choose another.`),
  'site.is-default': rule(409, 'Choose another default site first.'),
  'site.in-use': rule(
    409,
    ({ code, units, movements, receipts, tasks }: Coded & SiteUse) =>
      `${code} can't be deactivated: ${units} units, ${movements} open movements, ${receipts} open receipts, ${tasks} open tasks.`,
  ),
  'site.no-address': rule(409, ({ code }: Coded) => `Give ${code} an address before goods are sent there.`),
  'transfer.same-site': rule(400, ({ code }: Coded) => `Choose another destination than ${code}.`),
  'transfer.is-shipment': rule(400, 'A transfer is of type shipment.'),
  'transfer.staff-only': rule(409, ({ number }: { number: string }) => `${number} is a transfer between sites. Ask your account manager.`),
  'transfer.not-stored': rule(409, ({ receipt }: { receipt: string }) => `${receipt} has to be stored before a loss is written off.`),
  'transfer.loss-elsewhere': rule(
    409,
    ({ number, site }: { number: string; site: string }) =>
      `A loss of ${number} is written off at ${site} too, which you have no access to. Ask someone who works at both sites.`,
  ),
  'transfer.nothing-missing': rule(409, ({ number }: { number: string }) => `Nothing of ${number} is missing.`),
  'transfer.receipt-stays': rule(
    409,
    ({ number, receipt }: { number: string; receipt: string }) =>
      `${receipt} receives the transfer ${number}: its site and its customer stay, and it isn't withdrawn.`,
  ),
  'site.transfer-needed': rule(
    409,
    ({ code, site, other }: Coded & { site: string; other: string }) =>
      `${code} is at ${site}, the goods are at ${other}. Create a transfer.`,
  ),
  'site.own-view': rule(409, 'You work at some sites only. Ask someone with access to all sites to view the screens of a customer.'),
  'site.stock-elsewhere': rule(
    409,
    ({ sku }: { sku: string }) =>
      `Some of ${sku} is at sites that you have no access to, so you can't set its whole quantity. Adjust the stock at a location instead.`,
  ),
  'site.unknown': rule(400, ({ site }: { site: string | number }) => `There is no site ${site}, or you have no access to it.`),
  'location.unknown': rule(400, ({ code }: Coded) => `There is no location ${code}.`),
  'location.home-aside': rule(
    400,
    ({ code }: { code: string }) => `${code} takes only what short picks put aside. Choose another location for the item.`,
  ),
  'location.home-inactive': rule(400, ({ code }: Coded) => `The location ${code} is inactive.`),
  'location.inactive': rule(
    409,
    ({ code }: Coded) => `The location ${code} is inactive, so no stock can be put there. Activate it, or choose another.`,
  ),
  'location.code-taken': rule(
    409,
    ({ code, existing }: Coded & { existing: string }) => `The location code ${code} already exists${writtenAs(existing, code)}.`,
  ),
  'location.holds-stock': rule(
    409,
    ({ code, units, change }: Coded & { units: number; change: string }) =>
      `${code} still holds ${units} units. Move them before you ${change}.`,
  ),
  'location.holds-reserved': rule(
    409,
    ({ code, movements }: Coded & { movements: { number: string; skus: string[] }[] }) =>
      `Stock at ${code} is reserved by ${named(
        movements.map(({ number, skus }) => `${number} (${skus.join(', ')})`),
        5,
      )}, and reserved stock can't be in receiving or quarantine. Move it, or cancel or finish those movements, before you change the type.`,
  ),

  'location.takes-short-picks': rule(
    409,
    ({ code }: Coded) => `${code} takes what short picks didn’t find until it is counted, so it stays active and of type Quarantine.`,
  ),

  'warehouse.unknown-time-zone': rule(
    400,
    ({ timeZone }: { timeZone: string }) => `There is no time zone ${timeZone}. Enter its IANA name, for example Europe/Amsterdam.`,
  ),
  'logo.not-found': rule(404, 'There is no logo.'),
  'logo.not-an-image': rule(400, 'This file is not a PNG or JPEG image.'),

  'category.not-found': rule(404, 'This category does not exist.'),
  'category.unknown': rule(400, ({ name }: { name: string }) => `There is no category ${name}. Choose one from the list.`),
  'category.taken': rule(409, 'A category with this name or code already exists.'),
}
