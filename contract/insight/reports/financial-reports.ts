import { linked, money, number, report, text } from './report-definition.ts'

const customer = linked('customer', 'Customer', 'customer')

export const financialReports = {
  'stock-valuation': report({
    group: 'financial',
    title: 'Stock valuation by customer',
    definition:
      'On-hand quantity times unit price, at cost and selling price. Units of items without a price count as zero and are shown separately.',
    hasPeriod: false,
    columns: [
      customer,
      number('items', 'Items'),
      number('units', 'Units'),
      money('cost', 'Value at cost'),
      number('unitsWithoutCost', 'Units without cost price'),
      money('sales', 'Value at selling price'),
      number('unitsWithoutPrice', 'Units without selling price'),
    ],
    shows: ['inventory', 'customers'],
  }),
  revenue: report({
    group: 'financial',
    title: 'Revenue by customer',
    definition: 'Invoices less credit notes that were sent in the period, by currency. Revenue is without tax.',
    hasPeriod: true,
    columns: [
      customer,
      text('currency', 'Currency'),
      number('invoices', 'Invoices'),
      money('invoiced', 'Invoiced'),
      number('creditNotes', 'Credit notes'),
      money('credited', 'Credited'),
      money('revenue', 'Revenue'),
      money('tax', 'Tax'),
      money('total', 'With tax'),
    ],
    shows: ['invoices', 'customers'],
  }),
  receivables: report({
    group: 'financial',
    title: 'Receivables ageing',
    definition: 'Outstanding balance of sent invoices by currency and days overdue.',
    hasPeriod: false,
    columns: [
      customer,
      text('currency', 'Currency'),
      number('invoices', 'Open invoices'),
      money('notDue', 'Not yet due'),
      money('upTo30', '1 to 30 days'),
      money('upTo60', '31 to 60 days'),
      money('upTo90', '61 to 90 days'),
      money('older', 'Over 90 days'),
      money('open', 'Open'),
    ],
    shows: ['invoices', 'customers', 'settings'],
  }),
}
