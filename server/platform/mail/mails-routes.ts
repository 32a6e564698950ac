import { mailsEndpoints } from '../../../contract/platform/mail/mails.ts'
import { type App, serve } from '../http/serve.ts'
import { getMail, listMails } from './mails-queries.ts'

export function mailsRoutes(app: App): void {
  serve(app, mailsEndpoints.list, ({ db, viewer, query }) => listMails(db, viewer, query))
  serve(app, mailsEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getMail(on, viewer, params.id)))
}
