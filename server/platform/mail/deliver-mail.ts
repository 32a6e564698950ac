import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Mail } from '../../../contract/platform/mail/mails.ts'
import type { Download } from '../http/download.ts'
import type { ClaimedMail } from './mails-queries.ts'

export interface MailSettings {
  /** As smtp://user:password@host:587; null writes mails into files. */
  smtpUrl: string | null
  /** An address, or Name <address>. */
  mailFrom: string
  /** Folder of the mails that are written into files. */
  mailFolder: string
}

interface Contents {
  /** Null for a mail without one. */
  document: Download | null
  /** An address; null for the one that mails come from. */
  replyTo: string | null
}

/** Milliseconds of silence after which a mail server is given up. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 30_000 }

/** Hands a mail with its document, if any, to the mail server, or writes it into a file. Throws what went wrong; see readFailure. */
export async function deliverMail(
  settings: MailSettings,
  mail: ClaimedMail,
  { document, replyTo }: Contents,
): Promise<NonNullable<Mail['delivery']>> {
  const message = await messageOf(settings, mail, { document, replyTo })
  if (settings.smtpUrl === null) {
    await writeToFile(settings.mailFolder, mail, message)
    return 'file'
  }
  const transport = createTransport({ url: settings.smtpUrl, ...timeouts })
  try {
    await transport.sendMail(message)
    return 'smtp'
  } finally {
    transport.close()
  }
}

async function messageOf({ mailFrom }: MailSettings, mail: ClaimedMail, { document, replyTo }: Contents): Promise<SendMailOptions> {
  return {
    messageId: mail.message_id,
    date: mail.created_at,
    from: mailFrom,
    ...(replyTo !== null && { replyTo }),
    to: { name: mail.to_name, address: mail.to_address },
    subject: mail.subject,
    text: mail.body,
    attachments: document === null ? [] : [await attachmentOf(document)],
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

async function attachmentOf({ fileName, content }: Download) {
  const bytes = content instanceof Uint8Array ? Buffer.from(content) : await buffer(content)
  return { filename: fileName, content: bytes, contentType: 'application/pdf' }
}

/** The name is the mail's own, so a repeated attempt replaces its file. It appears when it is complete, even if the process ends before. */
async function writeToFile(folder: string, { id, kind }: ClaimedMail, message: SendMailOptions): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message: content } = await composer.sendMail(message)
  if (!Buffer.isBuffer(content)) throw new Error('The mail came out as a stream.')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `mail-${id}-${kind}.eml`)
  const file = await open(`${path}.part`, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}
