import { contactsEndpoints } from '../../contract/contacts.ts'
import { type App, serve } from '../http/serve.ts'
import { serveListFiles } from '../list-files/serve-list-files.ts'
import { contactFileColumns } from './contacts-columns.ts'
import { getContact, listContacts } from './contacts-queries.ts'
import { deleteContact, restoreContact } from './delete-contact.ts'
import { createContact, updateContact } from './save-contact.ts'

export function contactsRoutes(app: App): void {
  serve(app, contactsEndpoints.list, ({ db, viewer, query }) => listContacts(db, viewer, query))
  serveListFiles(app, contactsEndpoints.list, listContacts, contactFileColumns)
  serve(app, contactsEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getContact(on, viewer, params.id)))
  serve(app, createContact)
  serve(app, updateContact)
  serve(app, deleteContact)
  serve(app, restoreContact)
}
