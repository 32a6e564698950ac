import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idInUrl, idParams, instant } from '../../fields.ts'
import { json, list } from '../../formats.ts'
import { listQuery, several } from '../../list-query.ts'

/** What a mail is about; it carries the document of that row, if there is one. */
export const mailKinds = ['receipt', 'invitation', 'quote', 'invoice', 'notification', 'digest', 'security'] as const
export type MailKind = (typeof mailKinds)[number]
/** The kinds of mails that carry a document. */
export const documentMailKinds = ['receipt', 'quote', 'invoice'] as const satisfies readonly MailKind[]
export type DocumentMailKind = (typeof documentMailKinds)[number]

/** A mail that failed for now is queued again; `failed` is final. */
export const mailStates = ['queued', 'sending', 'sent', 'failed'] as const

/** Where it went: to the mail server, or into a file of the data directory because no mail server is configured. */
export const mailDeliveries = ['smtp', 'file'] as const

export const mail = z.object({
  id,
  kind: z.enum(mailKinds),
  /** The id of the row it is about; of a digest its day, as 20260301. */
  subjectId: id,
  /** The address. */
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  /** Null until it is sent. */
  delivery: z.enum(mailDeliveries).nullable(),
  attempts: z.number().int(),
  /** Why the last attempt failed, as a sentence. */
  error: z.string().nullable(),
  /** When it is tried again. */
  nextAttemptAt: instant.nullable(),
  createdBy: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
})
export type Mail = z.output<typeof mail>

export const mailsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/mails',
    summary: 'Emails to customers and staff, with their delivery status',
    allow: 'mails.read',
    query: listQuery(['createdAt'], {
      kind: several(z.enum(mailKinds)).optional(),
      state: several(z.enum(mailStates)).optional(),
      subjectId: idInUrl.optional(),
    }),
    answer: list(mail),
    shows: ['mails'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/mails/:id',
    summary: 'One email',
    allow: 'mails.read',
    params: idParams,
    row: 'mail',
    answer: json(mail),
    shows: ['mails'],
  }),
}
