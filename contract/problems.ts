import { accountProblems } from './auth/account-problems.ts'
import { billingProblems } from './billing/billing-problems.ts'
import { crmProblems } from './contacts/crm-problems.ts'
import { countsProblems } from './counts/counts-problems.ts'
import { documentsProblems } from './documents/documents-problems.ts'
import { handlingUnitsProblems } from './handling-units/handling-units-problems.ts'
import { importProblems } from './imports/import-problems.ts'
import { tableProblems } from './imports/table-problems.ts'
import { adjustmentsProblems } from './inventory/adjustments-problems.ts'
import { inventoryProblems } from './inventory/inventory-problems.ts'
import { lookupProblems } from './lookup/lookup-problems.ts'
import { mailProblems } from './mail/mail-problems.ts'
import { ordersProblems } from './orders/orders-problems.ts'
import { pickingProblems } from './picking/picking-problems.ts'
import { generalProblems } from './problems/general-problems.ts'
import { warehouseProblems } from './problems/warehouse-problems.ts'
import { tasksProblems } from './put-away/tasks-problems.ts'
import { receiptsProblems } from './receipts/receipts-problems.ts'
import { reportsProblems } from './reports/reports-problems.ts'
import { returnsProblems } from './returns/returns-problems.ts'
import { eventImportProblems } from './shipments/event-import-problems.ts'
import { undoProblems } from './stock-acts/undo-problems.ts'

/**
 * All problems by the code that API clients match on. SQL raises the code and its details
 * (server/engine/refuse.sql); the sentence is made here.
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
