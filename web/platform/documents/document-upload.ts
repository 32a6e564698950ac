import { documentOrPhotoRule, documentRule, maxDocumentBytes } from '../../../contract/platform/documents/document-rule.ts'
import { documentsEndpoints } from '../../../contract/platform/documents/documents.ts'
import type { AcceptedFiles } from '../form/use-uploads.ts'
import { call } from '../lib/api.ts'
import { reducedImage } from '../lib/reduced-image.ts'

/** The longer edge of a photo, in pixels: enough to read a label on it. */
const mostEdge = 2_400

/** For `<Uploader>`: the files that are taken as documents of a record. */
export const acceptedDocuments: AcceptedFiles = {
  mediaTypes: ['application/pdf', 'image/jpeg', 'image/png'],
  endings: ['.pdf', '.jpg', '.jpeg', '.png'],
  maxBytes: maxDocumentBytes,
  rule: documentOrPhotoRule,
  prepare: (file) => reducedImage(file, mostEdge),
}

/** For the papers of a receipt, in the words of the specification. */
export const acceptedPapers: AcceptedFiles = { ...acceptedDocuments, rule: `Documents: ${documentRule}. Photos: JPEG or PNG, max 10MB` }

/** For `<Uploader>`: asks for the address of one document. */
export async function startDocument({ name }: File, signal: AbortSignal): Promise<string> {
  return (await call(documentsEndpoints.startUpload, { body: { name: name.slice(0, 255) }, signal })).uploadURL
}
