import { hours, linked, number, report, text, time } from './report-definition.ts'

const movement = linked('movement', 'Movement', 'order')
const customer = linked('customer', 'Customer', 'customer')

/** The rows that the key figures count, one report for each. */
export const figureReports = {
  'ended-movements': report({
    group: 'figures',
    title: 'Movements behind the fulfilment rate',
    definition: 'Movements exported or cancelled in the period. One is complete when nothing of it was shipped short.',
    hasPeriod: true,
    columns: [movement, customer, text('outcome', 'Outcome'), time('endedAt', 'Ended')],
    shows: ['orders', 'customers'],
  }),
  'processing-times': report({
    group: 'figures',
    title: 'Movements behind the processing time',
    definition: 'Movements exported in the period, with the time from their confirmation until they were documented.',
    hasPeriod: true,
    columns: [movement, customer, time('confirmedAt', 'Confirmed'), time('documentedAt', 'Documented'), hours('took', 'Took')],
    shows: ['orders', 'customers'],
  }),
  ratings: report({
    group: 'figures',
    title: 'Ratings behind the satisfaction',
    definition: 'Ratings that customers gave in the period, 1 to 5.',
    hasPeriod: true,
    columns: [movement, customer, number('rating', 'Rating'), text('comment', 'Comment'), time('ratedAt', 'Rated')],
    shows: ['orders', 'customers'],
  }),
  'picked-lines': report({
    group: 'figures',
    title: 'Lines behind the accuracy',
    definition:
      'Lines of the movements exported in the period. One is correct when it has neither a pick exception nor a later correction.',
    hasPeriod: true,
    columns: [
      movement,
      customer,
      linked('sku', 'SKU', 'item'),
      number('quantity', 'Quantity'),
      text('finding', 'Finding'),
      time('exportedAt', 'Exported'),
    ],
    shows: ['orders', 'customers'],
  }),
}
