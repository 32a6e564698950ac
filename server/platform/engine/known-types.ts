import type { JSONColumnType } from 'kysely'
import type { Address } from '../../../contract/address.ts'
import type { Recipient } from '../../../contract/goods-out/orders/order-references.ts'
import type { Language } from '../../../contract/languages.ts'
import type { pictureMediaTypes } from '../../../contract/people/auth/auth.ts'
import type { notificationKinds } from '../../../contract/people/notifications/notifications.ts'
import type { SavedView } from '../../../contract/people/saved-views/saved-views.ts'
import type { ImportedChange, ImportMessage } from '../../../contract/platform/imports/import-rows.ts'
import type { ImportCounts } from '../../../contract/platform/imports/imports.ts'
import type { Mail } from '../../../contract/platform/mail/mails.ts'
import type { CountCriteria } from '../../../contract/stock/counts/count-criteria.ts'
import type { Finding } from '../../../contract/stock/reconciliation/reconciliation.ts'

type NotificationKind = (typeof notificationKinds)[number]

/** Types of columns that are narrower than the database knows: JSON, and words that only the contract lists. `npm run tables` refers to them. */
export interface KnownTypes {
  'audit_entries.before': JSONColumnType<object>
  'audit_entries.after': JSONColumnType<object>
  'count_plans.criteria': JSONColumnType<CountCriteria>
  'counts.criteria': JSONColumnType<CountCriteria>
  'documents.sha256': Buffer
  'import_mappings.mapping': (string | null)[]
  'import_rows.changes': ImportedChange[]
  'import_rows.messages': ImportMessage[]
  'import_rows.undo': unknown
  'imports.counts': JSONColumnType<ImportCounts>
  'imports.mapping': (string | null)[]
  'invoices.parties': JSONColumnType<Parties>
  'mails.kind': Mail['kind']
  'notification_preferences.kind': NotificationKind
  'notifications.kind': NotificationKind
  'orders.billing_address': JSONColumnType<Address>
  'orders.recipient': JSONColumnType<Recipient>
  'orders.shipping_address': JSONColumnType<Address>
  'profile_pictures.media_type': (typeof pictureMediaTypes)[number]
  'quotes.parties': JSONColumnType<Parties>
  'reconciliations.findings': JSONColumnType<Finding[]>
  'saved_views.definition': JSONColumnType<SavedView['definition']>
  'saved_views.screen': SavedView['screen']
  'settings.value': JSONColumnType<object>
  'sites.address': JSONColumnType<Address>
  'users.language': Language
}

interface Party {
  name: string
  /** Address and whatever else stands below the name. */
  lines: string[]
}

/** Issuer, customer and payment details of a quote or invoice, stored when it is sent, so that its PDF never changes. */
export interface Parties {
  issuer: Party
  customer: Party
  /** The VAT number of the customer; not kept with what was sent before there were VAT numbers. */
  vatNumber?: string | null
  taxNumber: string | null
  bankDetails: string | null
  paymentNote: string | null
}
