import { hours, linked, number, percent, report } from './report-definition.ts'

const customer = linked('customer', 'Customer', 'customer')

export const customerReports = {
  'customer-activity': report({
    group: 'customer',
    title: 'Activity by customer',
    definition:
      'What customers placed, sent and received in the period, and the ratings they gave. Customers without any activity are left out.',
    hasPeriod: true,
    columns: [
      customer,
      number('placed', 'Movements placed'),
      number('exported', 'Exported'),
      number('cancelled', 'Cancelled'),
      number('receipts', 'Receipts'),
      number('unitsIn', 'Units in'),
      number('unitsOut', 'Units out'),
      number('opening', 'Opening'),
      number('ratings', 'Ratings'),
      number('rating', 'Mean rating'),
    ],
    chart: ['placed', 'exported'],
    shows: ['orders', 'receipts', 'inventory', 'customers'],
  }),
  returns: report({
    group: 'customer',
    title: 'Returns',
    definition:
      'Returns received in the period, what became of the goods once the return was closed, and the units received as a share of the units shipped in the period.',
    hasPeriod: true,
    columns: [
      customer,
      number('returns', 'Returns'),
      number('units', 'Units'),
      number('restocked', 'Restocked'),
      number('quarantined', 'Quarantined'),
      number('scrapped', 'Scrapped'),
      number('sentBack', 'Sent back'),
      percent('share', 'Share of shipped'),
      hours('hours', 'Mean hours to closed'),
    ],
    chart: ['units', 'restocked'],
    shows: ['returns', 'inventory', 'customers'],
  }),
  'on-time-delivery': report({
    group: 'customer',
    title: 'On-time delivery by customer',
    definition: 'Shipments delivered in the period, and how many arrived by their estimated delivery.',
    hasPeriod: true,
    columns: [
      customer,
      number('delivered', 'Delivered'),
      number('onTime', 'On time'),
      number('late', 'Late'),
      percent('share', 'On-time share'),
      hours('lateness', 'Mean delay when late'),
    ],
    chart: ['delivered', 'onTime'],
    shows: ['shipments', 'customers'],
  }),
}
