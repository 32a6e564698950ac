import { accountProblems } from './problems/account-problems.ts'
import { adjustmentsProblems } from './problems/adjustments-problems.ts'
import { billingProblems } from './problems/billing-problems.ts'
import { countsProblems } from './problems/counts-problems.ts'
import { crmProblems } from './problems/crm-problems.ts'
import { documentsProblems } from './problems/documents-problems.ts'
import { eventImportProblems } from './problems/event-import-problems.ts'
import { generalProblems } from './problems/general-problems.ts'
import { handlingUnitsProblems } from './problems/handling-units-problems.ts'
import { importProblems } from './problems/import-problems.ts'
import { inventoryProblems } from './problems/inventory-problems.ts'
import { lookupProblems } from './problems/lookup-problems.ts'
import { mailProblems } from './problems/mail-problems.ts'
import { ordersProblems } from './problems/orders-problems.ts'
import { pickingProblems } from './problems/picking-problems.ts'
import { receiptsProblems } from './problems/receipts-problems.ts'
import { reportsProblems } from './problems/reports-problems.ts'
import { returnsProblems } from './problems/returns-problems.ts'
import { tableProblems } from './problems/table-problems.ts'
import { tasksProblems } from './problems/tasks-problems.ts'
import { undoProblems } from './problems/undo-problems.ts'
import { warehouseProblems } from './problems/warehouse-problems.ts'

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
