import { z } from 'zod'
import {
  accountSecurityEndpoints,
  authenticatorKey,
  openSession,
  passwordChange,
  recoveryCodes,
  twoFactorState,
} from '../../contract/auth/account-security.ts'
import { accountChange, authEndpoints, credentials, invitedPerson, registration, staffMember, user } from '../../contract/auth/auth.ts'
import { customerView, customerViewsEndpoints } from '../../contract/auth/customer-views.ts'
import { newStaffInvitation, staffAccount, staffAccountChange } from '../../contract/auth/staff.ts'
import {
  creditedInvoice,
  invoice,
  invoiceChange,
  invoicesEndpoints,
  newCreditNote,
  newInvoice,
  newPayment,
  payment,
  paymentReversal,
  sentInvoice,
} from '../../contract/billing/invoices.ts'
import { newQuote, quote, quoteChange, quotesEndpoints, sentQuote } from '../../contract/billing/quotes.ts'
import {
  credentialsInfo,
  customerChange,
  customersEndpoints,
  customersSummary,
  customerUser,
  customerUserChange,
  newCustomer,
} from '../../contract/customers/customers.ts'
import { attention, attentionRow } from '../../contract/dashboard/attention.ts'
import { dashboardEndpoints, dashboardStats, performance } from '../../contract/dashboard/dashboard.ts'
import { newUpload, uploadAddress } from '../../contract/documents/documents.ts'
import { problem } from '../../contract/fields.ts'
import { floorRow, floorWork } from '../../contract/floor/floor.ts'
import { handlingUnitContent, handlingUnitsEndpoints, packing, unpacking } from '../../contract/handling-units/handling-units.ts'
import { historyEntry } from '../../contract/history-entry.ts'
import { eventImport, importedCells, importedRow, importResult } from '../../contract/imports/event-imports.ts'
import {
  dataImport,
  importColumn,
  importCommit,
  importCounts,
  importDetail,
  importMapping,
  importMessage,
  importRow,
  importRowChange,
} from '../../contract/imports/imports.ts'
import { adjustmentRequest, adjustmentsEndpoints } from '../../contract/inventory/adjustment-requests.ts'
import {
  adjustmentBody,
  inventoryEndpoints,
  inventoryItem,
  inventoryItemChange,
  inventoryRow,
  newInventoryItem,
} from '../../contract/inventory/inventory.ts'
import { itemReservation, locationStockRow, shortPutRight, stockRow } from '../../contract/inventory/item-stock.ts'
import { stockMove } from '../../contract/inventory/move-stock.ts'
import { stockMovement } from '../../contract/inventory/stock-movements.ts'
import { colleague, colleagueChange, colleagueInvitation } from '../../contract/invitations/colleagues.ts'
import { invitation, newInvitation } from '../../contract/invitations/invitations.ts'
import { locationRange, locationRangeEndpoints } from '../../contract/locations/location-range.ts'
import { lookupResult } from '../../contract/lookup/lookup.ts'
import { mail } from '../../contract/mail/mails.ts'
import { billingLine, sentBillingLine } from '../../contract/money.ts'
import {
  notification,
  notificationChoice,
  notificationPreference,
  notificationsEndpoints,
} from '../../contract/notifications/notifications.ts'
import { onboardingChange, onboardingState } from '../../contract/onboarding/onboarding.ts'
import { exciseData, orderDocument, orderExcise } from '../../contract/order-papers/order-papers.ts'
import { advancedOrders, ordersToAdvance } from '../../contract/orders/advance-orders.ts'
import { recipient, sentRecipient } from '../../contract/orders/order-references.ts'
import {
  address,
  newOrder,
  order,
  orderChange,
  orderItem,
  orderLine,
  ordersEndpoints,
  rememberedAddress,
  trackingEntry,
} from '../../contract/orders/orders.ts'
import {
  newPick,
  newShortPick,
  orderPacking,
  packedUnit,
  pickException,
  pickingEndpoints,
  pickingFigures,
  pickLine,
  pickList,
  pickListSummary,
  putRight,
} from '../../contract/picking/picking.ts'
import { task, taskCompletion, tasksEndpoints } from '../../contract/put-away/tasks.ts'
import { disposal, quarantineRow, quarantineSummary } from '../../contract/quarantine/quarantine.ts'
import { countedLot, counting, countingLine, receiptCount, receivingPlaces } from '../../contract/receipts/counting.ts'
import {
  inspectedPoint,
  newReceipt,
  receipt,
  receiptChange,
  receiptItem,
  receiptStep,
  receiptSummary,
  sentReceiptItem,
} from '../../contract/receipts/receipts.ts'
import { finding, reconciliation } from '../../contract/reconciliation/reconciliation.ts'
import { records, titleOf } from '../../contract/records.ts'
import { keyFigures } from '../../contract/reports/report-kpis.ts'
import { newReportExport, reportAnswer, reportExport, reportsEndpoints } from '../../contract/reports/reports.ts'
import { newSavedView, savedView, savedViewChange } from '../../contract/saved-views/saved-views.ts'
import { searchAnswer, searchGroup, searchResult } from '../../contract/search/search.ts'
import {
  adjustmentSettings,
  billingSettings,
  billingSettingsChange,
  floorSettings,
  floorSettingsChange,
  gs1Settings,
  operatorSettings,
  operatorWithLogo,
  portalSettings,
  portalSettingsChange,
  retention,
  securitySettings,
  securitySettingsChange,
  sentTaxRate,
  settingsForAll,
  taxRate,
  versionedOperator,
  warehouseSettings,
} from '../../contract/settings/settings.ts'
import { handOver, handOverEndpoints } from '../../contract/shipments/hand-over.ts'
import { newProofOfDelivery } from '../../contract/shipments/proofs-of-delivery.ts'
import { newShipmentEvent, shipmentEvent } from '../../contract/shipments/shipment-events.ts'
import {
  newShipment,
  proofOfDelivery,
  shipment,
  shipmentFigures,
  shipmentsEndpoints,
  shipmentWithEvents,
} from '../../contract/shipments/shipments.ts'
import { trackedShipment, trackingLinksEndpoints } from '../../contract/shipments/tracking-links.ts'

/** What API clients call the types that calls take and answer. A body or row that isn't here is written where it is used. */
const namedSchemas = {
  AccountChange: accountChange,
  ActivityDay: dashboardEndpoints.activity.answer.schema.element,
  Address: address,
  Aisle: dashboardEndpoints.zones.answer.schema.element.shape.aisles.element,
  AuthenticatorCode: accountSecurityEndpoints.confirmTwoFactor.body.schema,
  AuthenticatorKey: authenticatorKey,
  ConfirmedByBoth: accountSecurityEndpoints.turnOffTwoFactor.body.schema,
  ConfirmedByPassword: accountSecurityEndpoints.startTwoFactor.body.schema,
  EndedSessions: accountSecurityEndpoints.endOtherSessions.answer.schema,
  OpenSession: openSession,
  PasswordChange: passwordChange,
  RecoveryCodes: recoveryCodes,
  SecuritySettings: securitySettings,
  SecuritySettingsChange: securitySettingsChange,
  TwoFactorState: twoFactorState,
  AllocationResult: customersEndpoints.allocate.answer.schema,
  Attention: attention,
  AttentionRow: attentionRow,
  BillingAddress: newOrder.shape.billingAddress,
  CreatedCustomer: customersEndpoints.create.answer.schema,
  Credentials: credentials,
  CredentialsInfo: credentialsInfo,
  CreditedInvoice: creditedInvoice,
  CustomerChange: customerChange,
  CustomerUser: customerUser,
  CustomerUserChange: customerUserChange,
  DashboardPerformance: performance,
  DashboardStats: dashboardStats,
  ExciseData: exciseData,
  EventImport: eventImport,
  EventImportResult: importResult,
  BillingLine: billingLine,
  BillingSettings: billingSettings,
  SentBillingLine: sentBillingLine,
  Invoice: invoice,
  InvoiceChange: invoiceChange,
  NewCreditNote: newCreditNote,
  NewInvoice: newInvoice,
  NewPayment: newPayment,
  NewQuote: newQuote,
  NumberedInvoice: invoicesEndpoints.get.answer.schema.shape.creditNotes.element,
  Payment: payment,
  PaymentReversal: paymentReversal,
  Quote: quote,
  QuoteChange: quoteChange,
  QuoteRefusal: quotesEndpoints.decline.body.schema,
  SentInvoice: sentInvoice,
  SentQuote: sentQuote,
  BillingSettingsChange: billingSettingsChange,
  SentTaxRate: sentTaxRate,
  TaxRate: taxRate,
  Finding: finding,
  Registration: registration,
  InvitedPerson: invitedPerson,
  Colleague: colleague,
  ColleagueChange: colleagueChange,
  ColleagueInvitation: colleagueInvitation,
  LocationRange: locationRange,
  LocationRangeResult: locationRangeEndpoints.create.answer.schema,
  Invitation: invitation,
  NewInvitation: newInvitation,
  NewStaffInvitation: newStaffInvitation,
  StaffAccount: staffAccount,
  StaffAccountChange: staffAccountChange,
  AdjustmentRequest: adjustmentRequest,
  AdjustmentAccepted: inventoryEndpoints.adjust.accepted.schema,
  AdjustmentApproval: adjustmentsEndpoints.approve.body.schema,
  AdjustmentRejection: adjustmentsEndpoints.reject.body.schema,
  AdjustmentWithdrawal: adjustmentsEndpoints.withdraw.body.schema,
  FloorRow: floorRow,
  FloorSettings: floorSettings,
  FloorSettingsChange: floorSettingsChange,
  FloorWork: floorWork,
  AdjustmentSettings: adjustmentSettings,
  Gs1Settings: gs1Settings,
  SettingsForAll: settingsForAll,
  OperatorSettings: operatorSettings,
  OperatorWithLogo: operatorWithLogo,
  VersionedOperatorSettings: versionedOperator,
  HandlingUnitContent: handlingUnitContent,
  HandlingUnitMove: handlingUnitsEndpoints.move.body.schema,
  HandlingUnitWithContents: handlingUnitsEndpoints.get.answer.schema,
  HistoryEntry: historyEntry,
  ImportedCells: importedCells,
  ImportedEvent: importedRow,
  InspectedPoint: inspectedPoint,
  InventoryAllocation: customersEndpoints.allocate.body.schema,
  InventoryItem: inventoryItem,
  InventoryItemChange: inventoryItemChange,
  InventoryItemWithStock: inventoryEndpoints.get.answer.schema,
  InventoryRow: inventoryRow,
  InventorySummary: inventoryEndpoints.summary.answer.schema,
  ItemReservation: itemReservation,
  LocationStockRow: locationStockRow,
  ShortPutRight: shortPutRight,
  LookupResult: lookupResult,
  SearchAnswer: searchAnswer,
  SearchGroup: searchGroup,
  SearchResult: searchResult,
  Mail: mail,
  NewCustomer: newCustomer,
  NewInventoryItem: newInventoryItem,
  NewOrder: newOrder,
  NewProofOfDelivery: newProofOfDelivery,
  NewReceipt: newReceipt,
  NewSavedView: newSavedView,
  NewShipment: newShipment,
  NewShipmentEvent: newShipmentEvent,
  NewUpload: newUpload,
  Notification: notification,
  NotificationChange: notificationsEndpoints.update.body.schema,
  NotificationPreference: notificationPreference,
  NotificationPreferencesChange: notificationChoice,
  NotificationsSummary: notificationsEndpoints.summary.answer.schema,
  OnboardingChange: onboardingChange,
  OnboardingState: onboardingState,
  OnboardingStep: onboardingState.shape.steps.element,
  Order: order,
  DataImport: dataImport,
  ImportColumn: importColumn,
  ImportCommit: importCommit,
  ImportCounts: importCounts,
  ImportDetail: importDetail,
  ImportMapping: importMapping,
  ImportMessage: importMessage,
  ImportRow: importRow,
  ImportRowChange: importRowChange,
  OrderCancellation: ordersEndpoints.cancel.body.schema,
  OrderChange: orderChange,
  OrderDocument: orderDocument,
  OrderExcise: orderExcise,
  OrderItem: orderItem,
  OrderLine: orderLine,
  OrderRating: ordersEndpoints.rate.body.schema,
  OrderTrends: dashboardEndpoints.orderTrends.answer.schema,
  OrdersSummary: ordersEndpoints.summary.answer.schema,
  Packing: packing,
  NewPick: newPick,
  NewShortPick: newShortPick,
  OrderPacking: orderPacking,
  PackedUnit: packedUnit,
  PickException: pickException,
  PickLine: pickLine,
  PickList: pickList,
  PickListSummary: pickListSummary,
  PickingFigures: pickingFigures,
  PlanAgain: pickingEndpoints.planAgain.body.schema,
  Problem: problem,
  PutRight: putRight,
  ProofOfDelivery: proofOfDelivery,
  KeyFigures: keyFigures,
  NewReportExport: newReportExport,
  Report: reportAnswer,
  ReportExport: reportExport,
  ReportFigures: reportsEndpoints.kpis.answer.schema,
  CountedLot: countedLot,
  Receipt: receipt,
  ReceiptCount: receiptCount,
  ReceiptCounting: counting,
  ReceiptCountingLine: countingLine,
  ReceivingPlaces: receivingPlaces,
  ReceiptChange: receiptChange,
  ReceiptItem: receiptItem,
  ReceiptLine: sentReceiptItem,
  ReceiptStep: receiptStep,
  ReceiptsSummary: receiptSummary,
  Reconciliation: reconciliation,
  RememberedAddress: rememberedAddress,
  Retention: retention,
  SavedView: savedView,
  SavedViewChange: savedViewChange,
  SetupState: authEndpoints.getSetup.answer.schema,
  Shipment: shipment,
  ShipmentEvent: shipmentEvent,
  ShipmentFigures: shipmentFigures,
  ShipmentWithEvents: shipmentWithEvents,
  ShipmentChange: shipmentsEndpoints.update.body.schema,
  ShippingAddress: newOrder.shape.shippingAddress,
  StaffMember: staffMember,
  StockAdjustment: adjustmentBody,
  StockMove: stockMove,
  Disposal: disposal,
  QuarantineRow: quarantineRow,
  QuarantineSummary: quarantineSummary,
  StockMovement: stockMovement,
  StockRow: stockRow,
  Task: task,
  TaskCancellation: tasksEndpoints.cancel.body.schema,
  TaskChange: tasksEndpoints.update.body.schema,
  TaskCompletion: taskCompletion,
  TasksCreated: tasksEndpoints.create.answer.schema,
  TasksWanted: tasksEndpoints.create.body.schema,
  TrackedShipment: trackedShipment,
  TrackingLinkWanted: trackingLinksEndpoints.create.body.schema,
  TaskDone: tasksEndpoints.complete.answer.schema,
  CarrierNames: handOverEndpoints.carriers.answer.schema,
  HandOver: handOver,
  OrdersAdvanced: advancedOrders,
  OrdersToAdvance: ordersToAdvance,
  Recipient: recipient,
  SentRecipient: sentRecipient,
  TrackingEntry: trackingEntry,
  TrackingStep: ordersEndpoints.advanceTracking.body.schema,
  UploadAddress: uploadAddress,
  Unpacking: unpacking,
  User: user,
  CustomersSummary: customersSummary,
  CustomerView: customerView,
  PortalSettings: portalSettings,
  PortalSettingsChange: portalSettingsChange,
  ViewAs: customerViewsEndpoints.start.body.schema,
  WarehouseSettings: warehouseSettings,
  ZoneOccupancy: dashboardEndpoints.zones.answer.schema.element,
} satisfies Record<string, z.ZodType>

/** The names in the form in which zod looks them up while it writes JSON Schema. */
export const schemaNames = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(namedSchemas)) schemaNames.add(schema, { id })
for (const record of records) {
  const title = titleOf(record)
  schemaNames
    .add(record.row, { id: title })
    .add(record.created, { id: `New${title}` })
    .add(record.changed, { id: `${title}Change` })
}
