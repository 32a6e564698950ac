import type { z } from 'zod'
import { tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { counting, countingLine } from '../../../contract/goods-in/receipts/counting.ts'
import { receiptSummary, sentReceiptItem } from '../../../contract/goods-in/receipts/receipts.ts'
import { closing, inspectedGoods, receivedGoods } from '../../../contract/goods-in/returns/return-work.ts'
import { goodsReturn, newReturn, returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { advancedOrders } from '../../../contract/goods-out/orders/advance-orders.ts'
import { sentRecipient } from '../../../contract/goods-out/orders/order-references.ts'
import { newMovement, newOrder, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { transfersEndpoints } from '../../../contract/goods-out/orders/transfers.ts'
import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { importedRow, importResult } from '../../../contract/goods-out/shipments/event-imports.ts'
import { handOverEndpoints } from '../../../contract/goods-out/shipments/hand-over.ts'
import { trackingLinksEndpoints } from '../../../contract/goods-out/shipments/tracking-links.ts'
import { dashboardEndpoints, performance } from '../../../contract/insight/dashboard/dashboard.ts'
import { reportAnswer, reportsEndpoints } from '../../../contract/insight/reports/reports.ts'
import { invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import { quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { accountSecurityEndpoints } from '../../../contract/people/auth/account-security.ts'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { customerViewsEndpoints } from '../../../contract/people/auth/customer-views.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { notificationChoice, notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { onboardingState } from '../../../contract/people/onboarding/onboarding.ts'
import { sentDocument } from '../../../contract/platform/documents/documents.ts'
import { importedChange } from '../../../contract/platform/imports/import-rows.ts'
import { versionedOperator } from '../../../contract/platform/settings/operator-settings.ts'
import { ownAct, undoPreview, undoRequest } from '../../../contract/stock/acts/stock-acts.ts'
import { sheetGoods } from '../../../contract/stock/counts/count-places.ts'
import { countPlansEndpoints } from '../../../contract/stock/counts/count-plans.ts'
import { countsEndpoints, detailedCount, newCount } from '../../../contract/stock/counts/counts.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { adjustmentsEndpoints } from '../../../contract/stock/inventory/adjustment-requests.ts'
import { adjustmentBody, inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { locationRangeEndpoints } from '../../../contract/stock/locations/location-range.ts'

/** Names of schemas that differ from their export, or that aren't exported. */
export const otherNames = {
  ActivityDay: dashboardEndpoints.activity.answer.schema.element,
  Aisle: dashboardEndpoints.zones.answer.schema.element.shape.aisles.element,
  BillingAddress: newOrder.shape.billingAddress,
  DashboardPerformance: performance,
  LocationRangeResult: locationRangeEndpoints.create.answer.schema,
  AdjustmentAccepted: inventoryEndpoints.adjust.accepted.schema,
  AdjustmentWithdrawal: adjustmentsEndpoints.withdraw.body.schema,
  AdjustmentRejection: adjustmentsEndpoints.reject.body.schema,
  CountWithPlaces: detailedCount,
  CountSheetGoods: sheetGoods,
  PlannedCount: newCount,
  PlannedCountAnswer: countsEndpoints.create.answer.schema,
  CountPreview: countsEndpoints.preview.answer.schema,
  CountRecount: countsEndpoints.recount.body.schema,
  CountCancellation: countsEndpoints.cancel.body.schema,
  CountWriteOff: countsEndpoints.writeOffAside.body.schema,
  PlannedCountPlan: countPlansEndpoints.create.body.schema,
  PlannedCountPlanChange: countPlansEndpoints.update.body.schema,
  StockUndo: undoRequest,
  OwnStockAct: ownAct,
  StockUndoPreview: undoPreview,
  HandlingUnitMove: handlingUnitsEndpoints.move.body.schema,
  HandlingUnitWithContents: handlingUnitsEndpoints.get.answer.schema,
  InventoryItemWithStock: inventoryEndpoints.get.answer.schema,
  InventorySummary: inventoryEndpoints.summary.answer.schema,
  NewOrder: newMovement,
  TransferLoss: transfersEndpoints.writeOff.body.schema,
  WrittenOffTransfer: transfersEndpoints.writeOff.answer.schema,
  OrderCancellation: ordersEndpoints.cancel.body.schema,
  OrderRating: ordersEndpoints.rate.body.schema,
  OrderTrends: dashboardEndpoints.orderTrends.answer.schema,
  OrdersSummary: ordersEndpoints.summary.answer.schema,
  PlanAgain: pickingEndpoints.planAgain.body.schema,
  ReceiptCounting: counting,
  ReceiptCountingLine: countingLine,
  ReceiptLine: sentReceiptItem,
  ReceiptsSummary: receiptSummary,
  Return: goodsReturn,
  NewReturnLine: newReturn.shape.items.element,
  ReturnsSummary: returnsEndpoints.summary.answer.schema,
  ReturnAuthorisation: returnsEndpoints.authorise.body.schema,
  ReturnDecline: returnsEndpoints.decline.body.schema,
  ReturnCancellation: returnsEndpoints.cancel.body.schema,
  ReturnReceiving: receivedGoods,
  ReturnInspection: inspectedGoods,
  ReturnClosing: closing,
  ShippingAddress: newOrder.shape.shippingAddress,
  StockAdjustment: adjustmentBody,
  TaskCancellation: tasksEndpoints.cancel.body.schema,
  TaskChange: tasksEndpoints.update.body.schema,
  TasksCreated: tasksEndpoints.create.answer.schema,
  TasksWanted: tasksEndpoints.create.body.schema,
  TrackingLinkWanted: trackingLinksEndpoints.create.body.schema,
  TaskDone: tasksEndpoints.complete.answer.schema,
  CarrierNames: handOverEndpoints.carriers.answer.schema,
  OrdersAdvanced: advancedOrders,
  SentRecipient: sentRecipient,
  TrackingStep: ordersEndpoints.advanceTracking.body.schema,
  ZoneOccupancy: dashboardEndpoints.zones.answer.schema.element,
  AuthenticatorCode: accountSecurityEndpoints.confirmTwoFactor.body.schema,
  ConfirmedByBoth: accountSecurityEndpoints.turnOffTwoFactor.body.schema,
  ConfirmedByPassword: accountSecurityEndpoints.startTwoFactor.body.schema,
  EndedSessions: accountSecurityEndpoints.endOtherSessions.answer.schema,
  AllocationResult: customersEndpoints.allocate.answer.schema,
  CreatedCustomer: customersEndpoints.create.answer.schema,
  EventImportResult: importResult,
  NumberedInvoice: invoicesEndpoints.get.answer.schema.shape.creditNotes.element,
  QuoteRefusal: quotesEndpoints.decline.body.schema,
  VersionedOperatorSettings: versionedOperator,
  ImportedEvent: importedRow,
  InventoryAllocation: customersEndpoints.allocate.body.schema,
  NotificationChange: notificationsEndpoints.update.body.schema,
  NotificationPreferencesChange: notificationChoice,
  NotificationsSummary: notificationsEndpoints.summary.answer.schema,
  OnboardingStep: onboardingState.shape.steps.element,
  Report: reportAnswer,
  ReportFigures: reportsEndpoints.kpis.answer.schema,
  SetupState: authEndpoints.getSetup.answer.schema,
  ViewAs: customerViewsEndpoints.start.body.schema,
} as const satisfies Record<string, z.ZodType>

/** Objects without a name, which are written where they are used. */
export const written: readonly z.ZodType[] = [importedChange, sentDocument, newOrder]
