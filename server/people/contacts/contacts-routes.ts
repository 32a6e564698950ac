import { type App, serve } from '../../platform/http/serve.ts'
import { fileColumns } from '../../platform/records/file-columns.ts'
import { serveRecord } from '../../platform/records/serve-record.ts'
import { contactEntity } from './contacts-queries.ts'
import { deleteContact, restoreContact } from './delete-contact.ts'
import { createContact, updateContact } from './save-contact.ts'

/** With their widths in characters. */
const columns = fileColumns(contactEntity.record, {
  firstName: 18,
  lastName: 18,
  customerName: 28,
  title: 24,
  department: 20,
  email: 30,
  phone: 20,
  isPrimary: 12,
  createdAt: undefined,
})

export function contactsRoutes(app: App): void {
  serveRecord(app, contactEntity, columns)
  serve(app, createContact)
  serve(app, updateContact)
  serve(app, deleteContact)
  serve(app, restoreContact)
}
