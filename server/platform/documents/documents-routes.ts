import { documentsEndpoints } from '../../../contract/platform/documents/documents.ts'
import { type App, serve } from '../http/serve.ts'
import { readDocument } from './read-document.ts'
import { type DocumentsSettings, receiveUploadWith } from './receive-upload.ts'
import { startUpload } from './start-upload.ts'

export function documentsRoutes(app: App, settings: DocumentsSettings): void {
  const { store } = settings.files
  serve(app, startUpload)
  serve(app, receiveUploadWith(settings))
  serve(app, documentsEndpoints.read, ({ db, viewer, params }) => readDocument(db, viewer, { key: params.id, store }))
}
