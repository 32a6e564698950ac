import { tasksProblems } from './goods-in/put-away/tasks-problems.ts'
import { receiptsProblems } from './goods-in/receipts/receipts-problems.ts'
import { returnsProblems } from './goods-in/returns/returns-problems.ts'
import { ordersProblems } from './goods-out/orders/orders-problems.ts'
import { pickingProblems } from './goods-out/picking/picking-problems.ts'
import { eventImportProblems } from './goods-out/shipments/event-import-problems.ts'
import { reportsProblems } from './insight/reports/reports-problems.ts'
import { billingProblems } from './money/billing/billing-problems.ts'
import { accountProblems } from './people/auth/account-problems.ts'
import { crmProblems } from './people/contacts/crm-problems.ts'
import { documentsProblems } from './platform/documents/documents-problems.ts'
import { importProblems } from './platform/imports/import-problems.ts'
import { tableProblems } from './platform/imports/table-problems.ts'
import { lookupProblems } from './platform/lookup/lookup-problems.ts'
import { mailProblems } from './platform/mail/mail-problems.ts'
import { generalProblems } from './platform/problems/general-problems.ts'
import { warehouseProblems } from './platform/problems/warehouse-problems.ts'
import { undoProblems } from './stock/acts/undo-problems.ts'
import { countsProblems } from './stock/counts/counts-problems.ts'
import { handlingUnitsProblems } from './stock/handling-units/handling-units-problems.ts'
import { adjustmentsProblems } from './stock/inventory/adjustments-problems.ts'
import { inventoryProblems } from './stock/inventory/inventory-problems.ts'

/**
 * All problems by the code that API clients match on. SQL raises the code and its details
 * (server/platform/engine/refuse.sql); the sentence is made here.
 */
export const problems = {
  ...generalProblems,
  ...accountProblems,
  ...adjustmentsProblems,
  ...ordersProblems,
  ...pickingProblems,
  ...reportsProblems,
  ...eventImportProblems,
  ...importProblems,
  ...tableProblems,
  ...inventoryProblems,
  ...receiptsProblems,
  ...returnsProblems,
  ...warehouseProblems,
  ...undoProblems,
  ...lookupProblems,
  ...tasksProblems,
  ...countsProblems,
  ...handlingUnitsProblems,
  ...mailProblems,
  ...crmProblems,
  ...billingProblems,
  ...documentsProblems,
}

export type ProblemCode = keyof typeof problems
/** Codes for a row that doesn't exist or that the viewer has no access to. */
export type NotFoundCode = Extract<ProblemCode, `${string}.not-found`>
/** The details that fill a code's sentence. */
export type ProblemDetail<C extends ProblemCode> = Parameters<(typeof problems)[C]['sentence']>[0]
