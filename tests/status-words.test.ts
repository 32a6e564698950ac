import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityPriorities, activityStatuses, activityTypes } from '../contract/activities/activities.ts'
import { invoiceKinds, paymentMethods, storedInvoiceStatuses, taxTreatments } from '../contract/billing/invoices.ts'
import { storedQuoteStatuses } from '../contract/billing/quotes.ts'
import { countLineStatuses, countMethods, countPlaceStatuses, countStatuses } from '../contract/counts/count-words.ts'
import { allCustomerTypes } from '../contract/customers/customer-types.ts'
import { customerPlans, customerStatuses, paymentTerms } from '../contract/customers/customers.ts'
import { exciseCodes } from '../contract/excise/excise-products.ts'
import { handlingUnitKinds } from '../contract/handling-units/handling-units.ts'
import { importKinds } from '../contract/imports/import-fields.ts'
import { importActions, importRowStates } from '../contract/imports/import-rows.ts'
import { importStates } from '../contract/imports/imports.ts'
import { adjustmentStatuses } from '../contract/inventory/adjustment-requests.ts'
import { unitsOfMeasure } from '../contract/inventory/inventory.ts'
import { itemTrackings } from '../contract/inventory/item-measures.ts'
import { movementCauses, movementTypes } from '../contract/inventory/stock-movements.ts'
import { locationTypes, locationUseLabels } from '../contract/locations/locations.ts'
import { mailDeliveries, mailStates } from '../contract/mail/mails.ts'
import { notificationTypes } from '../contract/notifications/notifications.ts'
import { orderDocumentKinds } from '../contract/order-papers/order-papers.ts'
import { orderPriorities, orderTypes } from '../contract/orders/orders.ts'
import { orderStatuses, trackingStages } from '../contract/orders/tracking-stages.ts'
import { pickExceptionKinds } from '../contract/picking/picking.ts'
import { taskKinds, taskStates } from '../contract/put-away/tasks.ts'
import { inspectionPoints, receiptStatuses } from '../contract/receipts/receipt-steps.ts'
import { itemConditions } from '../contract/receipts/receipts.ts'
import { reportPeriods } from '../contract/reports/report-time.ts'
import { reportExportStates } from '../contract/reports/reports.ts'
import { returnConditions, returnDispositions, returnKinds, returnReasons, returnStatuses } from '../contract/returns/return-words.ts'
import { portalAccesses, roles } from '../contract/roles.ts'
import { delayReasons, shipmentEventKinds, shipmentStatuses } from '../contract/shipments/shipment-events.ts'
import { actKinds, actSubjectTypes } from '../contract/stock-acts/act-kinds.ts'
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
