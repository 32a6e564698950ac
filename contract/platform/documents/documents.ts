import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { requiredText, wholeInUrl } from '../../fields.ts'
import { file, json, upload } from '../../formats.ts'
import { documentOrPhotoRule, maxDocumentBytes } from './document-rule.ts'

const pathOfDocuments = '/api/objects/uploads/'

/** 24 random bytes. They name the file in the store and in its address. */
export const documentKey = z.string().regex(/^[A-Za-z0-9_-]{32}$/)

/** A document as the body of a change names it: `url` is the `uploadURL` that the file was sent to, without its query. */
export const sentDocument = z.object({
  name: requiredText(255, 'must name the file'),
  url: requiredText(500, 'must be the address of an uploaded file'),
})
export type SentDocument = z.output<typeof sentDocument>

/** The address of a document; its key names it in the store. */
export function documentUrl(key: string): string {
  return `${pathOfDocuments}${key}`
}

/** The key in the address of a document, relative or absolute and with or without a query; null when it is no such address. */
export function keyInDocumentUrl(url: string): string | null {
  const path = URL.parse(url, 'http://relative.invalid')?.pathname ?? ''
  const key = path.startsWith(pathOfDocuments) ? path.slice(pathOfDocuments.length) : ''
  return documentKey.safeParse(key).success ? key : null
}

export const newUpload = z.object({
  /** The name under which it is downloaded, unless the record that it is attached to gives another. */
  name: requiredText(255).default('document.pdf'),
})

export const uploadAddress = z.object({
  /** Takes the file by one PUT, within 15 minutes, from the person who asked for it. Relative to this server. */
  uploadURL: z.string(),
})

/** Papers, and photos. */
export const documentTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const
/** Programs often name no type of file. What it is, its content decides. */
const sentTypes = [...documentTypes, 'application/octet-stream'] as const

const documentParams = z.object({ id: documentKey })

export const documentsEndpoints = {
  startUpload: endpoint({
    method: 'POST',
    path: '/api/objects/upload',
    summary: 'An address to send a PDF file or a photo to. Without its query it is the url of the document',
    allow: 'documents.upload',
    body: json(newUpload),
    answer: json(uploadAddress),
    changes: [],
  }),
  upload: endpoint({
    method: 'PUT',
    path: `${pathOfDocuments}:id`,
    summary: 'Send a PDF file or a photo (JPEG, PNG) of at most 10 MB to its address. Photos lose their metadata',
    allow: 'documents.upload',
    params: documentParams,
    query: z.object({
      /** In seconds since 1970. */
      expires: wholeInUrl(1, 1e11),
      signature: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
    }),
    body: upload(sentTypes, { maxBytes: maxDocumentBytes, rule: documentOrPhotoRule }),
    status: 204,
    changes: [],
  }),
  read: endpoint({
    method: 'GET',
    path: `${pathOfDocuments}:id`,
    summary: 'Download a document. Until it is attached to a record only its uploader and staff can',
    allow: 'documents.read',
    params: documentParams,
    row: 'document',
    answer: file(documentTypes),
    shows: [],
  }),
}
