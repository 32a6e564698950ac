import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sendDueMails } from '../../server/platform/mail/send-mails.ts'
import { readMail } from './mail-server.ts'
import type { TestApp } from './test-app.ts'

export interface MailFolder {
  /** Sends what is due, as a worker does where no mail server is configured, and answers the link of the newest mail. */
  linkInNewest(test: TestApp): Promise<string>
  /** The same, but answers its text. */
  newestText(test: TestApp): Promise<string>
  remove(): Promise<void>
}

/** Where mails are written as files. */
export async function openMailFolder(): Promise<MailFolder> {
  const mailFolder = await mkdtemp(join(tmpdir(), 'tallyhouse-mail-'))
  const newestText: MailFolder['newestText'] = async ({ db }) => {
    const settings = { smtpUrl: null, mailFrom: 'mail@harbour.example', mailFolder }
    const nothing = () => Promise.reject(new Error('Nothing is attached here.'))
    await sendDueMails({ db, log: { info: () => {}, error: () => {} }, settings }, { receipt: nothing, quote: nothing, invoice: nothing })
    const numbered = (await readdir(mailFolder)).toSorted((one, other) => Number(one.split('-')[1]) - Number(other.split('-')[1]))
    return readMail(await readFile(join(mailFolder, numbered.at(-1) ?? ''), 'utf8')).text
  }
  return {
    newestText,
    linkInNewest: async (test) => /http\S+invitation=\S+/.exec(await newestText(test))?.[0] ?? 'no link',
    remove: () => rm(mailFolder, { recursive: true }),
  }
}
