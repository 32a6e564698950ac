import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { taskKinds, taskStates } from '../contract/goods-in/put-away/tasks.ts'
import { inspectionPoints, receiptStatuses } from '../contract/goods-in/receipts/receipt-steps.ts'
import { itemConditions } from '../contract/goods-in/receipts/receipts.ts'
import {
  returnConditions,
  returnDispositions,
  returnKinds,
  returnReasons,
  returnStatuses,
} from '../contract/goods-in/returns/return-words.ts'
import { orderDocumentKinds } from '../contract/goods-out/order-papers/order-papers.ts'
import { orderPriorities, orderTypes } from '../contract/goods-out/orders/orders.ts'
import { orderStatuses, trackingStages } from '../contract/goods-out/orders/tracking-stages.ts'
import { pickExceptionKinds } from '../contract/goods-out/picking/picking.ts'
import { delayReasons, shipmentEventKinds, shipmentStatuses } from '../contract/goods-out/shipments/shipment-events.ts'
import { reportPeriods } from '../contract/insight/reports/report-time.ts'
import { reportExportStates } from '../contract/insight/reports/reports.ts'
import { invoiceKinds, paymentMethods, storedInvoiceStatuses, taxTreatments } from '../contract/money/billing/invoices.ts'
import { storedQuoteStatuses } from '../contract/money/billing/quotes.ts'
import { activityPriorities, activityStatuses, activityTypes } from '../contract/people/activities/activities.ts'
import { allCustomerTypes } from '../contract/people/customers/customer-types.ts'
import { customerPlans, customerStatuses, paymentTerms } from '../contract/people/customers/customers.ts'
import { notificationTypes } from '../contract/people/notifications/notifications.ts'
import { exciseCodes } from '../contract/platform/excise/excise-products.ts'
import { importKinds } from '../contract/platform/imports/import-fields.ts'
import { importActions, importRowStates } from '../contract/platform/imports/import-rows.ts'
import { importStates } from '../contract/platform/imports/imports.ts'
import { mailDeliveries, mailStates } from '../contract/platform/mail/mails.ts'
import { portalAccesses, roles } from '../contract/roles.ts'
import { actKinds, actSubjectTypes } from '../contract/stock/acts/act-kinds.ts'
import { countLineStatuses, countMethods, countPlaceStatuses, countStatuses } from '../contract/stock/counts/count-words.ts'
import { handlingUnitKinds } from '../contract/stock/handling-units/handling-units.ts'
import { adjustmentStatuses } from '../contract/stock/inventory/adjustment-requests.ts'
import { unitsOfMeasure } from '../contract/stock/inventory/inventory.ts'
import { itemTrackings } from '../contract/stock/inventory/item-measures.ts'
import { movementCauses, movementTypes } from '../contract/stock/inventory/stock-movements.ts'
import { locationTypes, locationUseLabels } from '../contract/stock/locations/locations.ts'
import { valuesOf } from '../contract/values-of.ts'
import { system } from '../server/viewer.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const virtualPlaces = ['supplier', 'customer', 'adjustment', 'scrap']

const known: [table: string, column: string, words: readonly string[]][] = [
  ['customers', 'type', allCustomerTypes],
  ['customers', 'plan', customerPlans],
  ['customers', 'status', customerStatuses],
  ['customers', 'payment_terms', paymentTerms],
  ['customers', 'portal_access', portalAccesses],
  ['users', 'role', roles],
  ['users', 'portal_access', portalAccesses],
  ['invitations', 'portal_access', portalAccesses],
  ['invitations', 'role', roles],
  ['inventory_items', 'unit_of_measure', unitsOfMeasure],
  ['inventory_items', 'tracking', itemTrackings],
  ['locations', 'type', [...locationTypes, 'transit', ...virtualPlaces]],
  ['locations', 'use', valuesOf(locationUseLabels)],
  ['stock_movements', 'movement_type', movementTypes],
  ['stock_movements', 'cause', movementCauses],
  ['counts', 'method', countMethods],
  ['count_plans', 'method', countMethods],
  ['counts', 'status', countStatuses],
  ['count_places', 'status', countPlaceStatuses],
  ['count_lines', 'status', countLineStatuses],
  ['stock_acts', 'kind', actKinds],
  ['stock_acts', 'subject_type', actSubjectTypes],
  ['orders', 'type', orderTypes],
  ['orders', 'status', orderStatuses],
  ['orders', 'priority', orderPriorities],
  ['orders', 'tracking_stage', trackingStages],
  ['order_tracking_events', 'stage', trackingStages],
  ['shipments', 'status', shipmentStatuses],
  ['shipment_events', 'status', shipmentStatuses],
  ['shipment_events', 'kind', shipmentEventKinds],
  ['shipment_events', 'reason', delayReasons],
  ['receipts', 'status', receiptStatuses],
  ['receipt_steps', 'status', receiptStatuses],
  ['receipt_items', 'condition', itemConditions],
  ['receipt_inspection_points', 'point', inspectionPoints],
  ['returns', 'kind', returnKinds],
  ['returns', 'status', returnStatuses],
  ['returns', 'reason', returnReasons],
  ['return_parts', 'condition', returnConditions],
  ['return_parts', 'disposition', returnDispositions],
  ['notifications', 'type', notificationTypes],
  ['pick_exceptions', 'kind', pickExceptionKinds],
  ['tasks', 'kind', taskKinds],
  ['tasks', 'state', taskStates],
  ['handling_units', 'kind', handlingUnitKinds],
  ['product_categories', 'excise_code', exciseCodes],
  ['order_documents', 'kind', orderDocumentKinds],
  ['activities', 'type', activityTypes],
  ['activities', 'status', activityStatuses],
  ['activities', 'priority', activityPriorities],
  ['adjustment_requests', 'status', adjustmentStatuses],
  ['quotes', 'status', storedQuoteStatuses],
  ['invoices', 'kind', invoiceKinds],
  ['invoices', 'status', storedInvoiceStatuses],
  ['invoices', 'tax_treatment', taxTreatments],
  ['payments', 'method', paymentMethods],
  ['report_exports', 'state', reportExportStates],
  ['report_exports', 'period', reportPeriods],
  ['imports', 'kind', importKinds],
  ['imports', 'state', importStates],
  ['import_rows', 'state', importRowStates],
  ['import_rows', 'action', importActions],
  ['import_mappings', 'kind', importKinds],
  ['mails', 'state', mailStates],
  ['mails', 'delivery', mailDeliveries],
]

/** Words that no call answers, which the contract doesn't know. */
const internal = ['audit_entries.channel', 'documents.state', 'reservations.ending']

test.each(known)('the words of %s.%s in the database are those of the contract', async (table, column, words) => {
  const { rows } = await db.read(system, (on) =>
    sql<{ definition: string }>`select pg_get_constraintdef(c.oid) as definition
      from pg_attribute a join pg_constraint c
        on c.contypid = a.atttypid or (c.conrelid = a.attrelid and c.contype = 'c' and c.conname = ${`${table}_${column}_check`})
      where a.attrelid = ${table}::regclass and a.attname = ${column}`.execute(on),
  )
  const inDatabase = [...(rows[0]?.definition ?? '').matchAll(/'([^']+)'::text/g)].map((match) => match[1])
  expect(inDatabase.sort()).toEqual([...words].sort())
})

test('no other column has words in a database constraint', async () => {
  const { rows } = await db.read(system, (on) =>
    sql<{ column: string }>`
      select distinct c.relname || '.' || a.attname as column
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
        join pg_constraint k on k.contypid = a.atttypid or (k.conrelid = c.oid and k.conkey = array[a.attnum])
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and pg_get_constraintdef(k.oid) ~ 'ARRAY\\[''\\w+''::text'`.execute(
      on,
    ),
  )
  expect(rows.map(({ column }) => column).sort()).toEqual([...known.map(([table, column]) => `${table}.${column}`), ...internal].sort())
})
