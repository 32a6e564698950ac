import { day, hours, linked, money, number, percent, report, text } from './report-definition.ts'

/** A lot that expires within so many days is listed as expiring. */
export const expiringDays = 30
/** Items up to this share of all picked units are class A, up to the second class B, the others C. */
export const abcShares = { a: 80, b: 95 } as const

const customer = linked('customer', 'Customer', 'customer')

export const operationalReports = {
  throughput: report({
    group: 'operational',
    title: 'Throughput',
    definition:
      'Receipts received, movements exported, and units booked in and out, per warehouse day. Periods over 31 days are shown by week, from Monday. Opening stock doesn’t count as goods in.',
    hasPeriod: true,
    columns: [
      day('start', 'From'),
      number('receipts', 'Receipts'),
      number('movements', 'Movements exported'),
      number('unitsIn', 'Units in'),
      number('unitsOut', 'Units out'),
      number('opening', 'Opening'),
    ],
    chart: ['receipts', 'movements'],
    shows: ['orders', 'receipts', 'inventory', 'settings'],
  }),
  'cycle-time': report({
    group: 'operational',
    title: 'Order cycle time by stage',
    definition: 'How long the movements exported in the period took from one tracking stage to the next.',
    hasPeriod: true,
    columns: [
      text('stage', 'Stage'),
      number('movements', 'Movements'),
      hours('mean', 'Mean'),
      hours('median', 'Median'),
      hours('ninetieth', '9 of 10 within'),
    ],
    chart: ['mean', 'median'],
    shows: ['orders'],
  }),
  'pick-accuracy': report({
    group: 'operational',
    title: 'Pick accuracy',
    definition:
      'Lines of movements exported in the period, by the day of export, over more than 30 days by the week. A line is correct when it has neither a pick exception nor a later correction.',
    hasPeriod: true,
    columns: [
      day('start', 'From'),
      number('movements', 'Movements'),
      number('lines', 'Lines'),
      number('shortPicks', 'Short picks'),
      number('wrongPicks', 'Wrong picks'),
      number('correct', 'Correct lines'),
      percent('accuracy', 'Accuracy'),
    ],
    shows: ['orders', 'settings'],
  }),
  'dock-to-stock': report({
    group: 'operational',
    title: 'Dock-to-stock time',
    definition: 'How long the receipts stored in the period took from receipt through inspection to storage.',
    hasPeriod: true,
    columns: [
      customer,
      number('receipts', 'Receipts'),
      hours('inspection', 'Receipt to inspection'),
      hours('storage', 'Inspection to storage'),
      hours('mean', 'Total, mean'),
      hours('median', 'Median'),
      hours('longest', 'Longest'),
    ],
    chart: ['mean'],
    shows: ['receipts', 'customers'],
  }),
  'stock-ageing': report({
    group: 'operational',
    title: 'Stock ageing and expiry',
    definition: `Units on hand by the time since they were received, and those that have expired or expire within ${expiringDays} days.`,
    hasPeriod: false,
    columns: [
      customer,
      number('units', 'Units'),
      number('upTo30', 'Up to 30 days'),
      number('upTo90', '31 to 90 days'),
      number('upTo180', '91 to 180 days'),
      number('older', 'Over 180 days'),
      number('expired', 'Expired'),
      number('expiring', 'Expiring'),
      number('oldestDays', 'Oldest, in days'),
    ],
    shows: ['inventory', 'customers', 'settings'],
  }),
  velocity: report({
    group: 'operational',
    title: 'Velocity (ABC)',
    definition: `Items by the units that movements shipped in the period. Class A makes up the first ${abcShares.a}% of all units, class B goes up to ${abcShares.b}%, class C is the rest.`,
    hasPeriod: true,
    columns: [
      number('rank', 'Rank'),
      linked('sku', 'SKU', 'item'),
      text('name', 'Name'),
      customer,
      text('class', 'Class'),
      number('movements', 'Movements'),
      number('units', 'Units'),
      percent('share', 'Share'),
      percent('cumulative', 'Cumulative'),
    ],
    shows: ['inventory', 'orders', 'customers'],
  }),
  occupancy: report({
    group: 'operational',
    title: 'Occupancy',
    definition:
      'Active locations of each zone, how many of them hold stock, and how full they are. A zone has no capacity figure if one of its locations is unlimited.',
    hasPeriod: false,
    columns: [
      text('zone', 'Zone'),
      number('locations', 'Locations'),
      number('used', 'In use'),
      percent('usedShare', 'Share in use'),
      number('units', 'Units'),
      number('capacity', 'Capacity'),
      percent('fill', 'Filled'),
    ],
    chart: ['locations', 'used'],
    shows: ['inventory', 'locations'],
  }),
  'low-stock': report({
    group: 'operational',
    title: 'Low stock and reorder proposals',
    definition:
      'Items whose available quantity is at or below their reorder point, or their low stock threshold where they have none. The proposal is the fewest reorder quantities that bring it above.',
    hasPeriod: false,
    columns: [
      linked('sku', 'SKU', 'item'),
      text('name', 'Name'),
      customer,
      number('onHand', 'On hand'),
      number('available', 'Available'),
      number('reorderPoint', 'Reorder point'),
      number('reorderQuantity', 'Reorder quantity'),
      number('proposal', 'Proposed order'),
      text('supplier', 'Supplier'),
    ],
    shows: ['inventory', 'locations', 'customers', 'settings'],
  }),
  'adjustments-by-reason': report({
    group: 'operational',
    title: 'Adjustments by reason',
    definition:
      'Stock adjustments in the period by reason: units added, units removed and their value at today’s cost price. Items without a cost price count as zero.',
    hasPeriod: true,
    columns: [
      text('reason', 'Reason'),
      number('lines', 'Lines'),
      number('unitsAdded', 'Units +'),
      number('unitsRemoved', 'Units −'),
      money('value', 'Value'),
    ],
    shows: ['inventory'],
  }),
}
