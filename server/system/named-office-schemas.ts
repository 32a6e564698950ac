import type { z } from 'zod'
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
import { newUpload, uploadAddress } from '../../contract/documents/documents.ts'
import { problem } from '../../contract/fields.ts'
import { historyEntry } from '../../contract/history-entry.ts'
import { importMessage, importRow } from '../../contract/imports/import-rows.ts'
import {
  dataImport,
  importColumn,
  importCommit,
  importCounts,
  importDetail,
  importMapping,
  importRowChange,
} from '../../contract/imports/imports.ts'
import { colleague, colleagueChange, colleagueInvitation } from '../../contract/invitations/colleagues.ts'
import { invitation, newInvitation } from '../../contract/invitations/invitations.ts'
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
import { keyFigures } from '../../contract/reports/report-kpis.ts'
import { newReportExport, reportAnswer, reportExport, reportsEndpoints } from '../../contract/reports/reports.ts'
import { newSavedView, savedView, savedViewChange } from '../../contract/saved-views/saved-views.ts'
import { searchAnswer, searchGroup, searchResult } from '../../contract/search/search.ts'
import { billingSettings, billingSettingsChange, sentTaxRate, taxRate } from '../../contract/settings/billing-settings.ts'
import {
  operatorSettings,
  operatorWithLogo,
  portalSettings,
  portalSettingsChange,
  versionedOperator,
} from '../../contract/settings/operator-settings.ts'
import {
  adjustmentSettings,
  floorSettings,
  floorSettingsChange,
  gs1Settings,
  retention,
  securitySettings,
  securitySettingsChange,
  settingsForAll,
  warehouseInUse,
  warehouseSettings,
} from '../../contract/settings/settings.ts'
import { eventImport, importedCells, importedRow, importResult } from '../../contract/shipments/event-imports.ts'

/** People, customers, billing, settings, reports, imports and what all screens share. */
export const officeSchemas = {
  AccountChange: accountChange,
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
  CreatedCustomer: customersEndpoints.create.answer.schema,
  Credentials: credentials,
  CredentialsInfo: credentialsInfo,
  CreditedInvoice: creditedInvoice,
  CustomerChange: customerChange,
  CustomerUser: customerUser,
  CustomerUserChange: customerUserChange,
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
  Registration: registration,
  InvitedPerson: invitedPerson,
  Colleague: colleague,
  ColleagueChange: colleagueChange,
  ColleagueInvitation: colleagueInvitation,
  Invitation: invitation,
  NewInvitation: newInvitation,
  NewStaffInvitation: newStaffInvitation,
  StaffAccount: staffAccount,
  StaffAccountChange: staffAccountChange,
  FloorSettings: floorSettings,
  FloorSettingsChange: floorSettingsChange,
  AdjustmentSettings: adjustmentSettings,
  Gs1Settings: gs1Settings,
  SettingsForAll: settingsForAll,
  OperatorSettings: operatorSettings,
  OperatorWithLogo: operatorWithLogo,
  VersionedOperatorSettings: versionedOperator,
  HistoryEntry: historyEntry,
  ImportedCells: importedCells,
  ImportedEvent: importedRow,
  InventoryAllocation: customersEndpoints.allocate.body.schema,
  LookupResult: lookupResult,
  SearchAnswer: searchAnswer,
  SearchGroup: searchGroup,
  SearchResult: searchResult,
  Mail: mail,
  NewCustomer: newCustomer,
  NewSavedView: newSavedView,
  NewUpload: newUpload,
  Notification: notification,
  NotificationChange: notificationsEndpoints.update.body.schema,
  NotificationPreference: notificationPreference,
  NotificationPreferencesChange: notificationChoice,
  NotificationsSummary: notificationsEndpoints.summary.answer.schema,
  OnboardingChange: onboardingChange,
  OnboardingState: onboardingState,
  OnboardingStep: onboardingState.shape.steps.element,
  DataImport: dataImport,
  ImportColumn: importColumn,
  ImportCommit: importCommit,
  ImportCounts: importCounts,
  ImportDetail: importDetail,
  ImportMapping: importMapping,
  ImportMessage: importMessage,
  ImportRow: importRow,
  ImportRowChange: importRowChange,
  Problem: problem,
  KeyFigures: keyFigures,
  NewReportExport: newReportExport,
  Report: reportAnswer,
  ReportExport: reportExport,
  ReportFigures: reportsEndpoints.kpis.answer.schema,
  Retention: retention,
  SavedView: savedView,
  SavedViewChange: savedViewChange,
  SetupState: authEndpoints.getSetup.answer.schema,
  StaffMember: staffMember,
  UploadAddress: uploadAddress,
  User: user,
  CustomersSummary: customersSummary,
  CustomerView: customerView,
  PortalSettings: portalSettings,
  PortalSettingsChange: portalSettingsChange,
  ViewAs: customerViewsEndpoints.start.body.schema,
  WarehouseInUse: warehouseInUse,
  WarehouseSettings: warehouseSettings,
} satisfies Record<string, z.ZodType>
