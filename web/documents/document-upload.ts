import { documentRule, maxDocumentBytes } from '../../contract/documents/document-rule.ts'
import { documentsEndpoints } from '../../contract/documents/documents.ts'
import type { AcceptedFiles } from '../form/use-uploads.ts'
import { call } from '../lib/api.ts'

/** For `<Uploader>`: the files that are taken as documents of a record. */
export const acceptedDocuments: AcceptedFiles = {
  mediaType: 'application/pdf',
  ending: '.pdf',
  maxBytes: maxDocumentBytes,
  rule: documentRule,
}

/** For `<Uploader>`: asks for the address of one document. */
export async function startDocument({ name }: File, signal: AbortSignal): Promise<string> {
  return (await call(documentsEndpoints.startUpload, { body: { name: name.slice(0, 255) }, signal })).uploadURL
}
