import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived. */
export interface ReceivedMail {
  from: string
  to: string[]
  /** Header fields by their name in lower case, decoded where they aren't ASCII. A field that is there twice is an array. */
  headers: Record<string, string | string[]>
  text: string
  /** The PDF it carries. */
  pdf: Buffer
  raw: string
}

type Answer = 'accept' | { code: number; message: string } | 'never'

export interface MailServer {
  url: string
  /** Accepted mails. */
  received: ReceivedMail[]
  /** Mails whose data came in, accepted or not. */
  offered: ReceivedMail[]
  /** How the next ones are answered; accepted when the list is used up. 'never' takes the data and keeps silent. */
  answers: Answer[]
  close(): Promise<void>
}

/** A mail server that receives what the tests send. */
export async function startMailServer(): Promise<MailServer> {
  const [received, offered, answers]: [ReceivedMail[], ReceivedMail[], Answer[]] = [[], [], []]
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onData: async (stream, session, done) => {
      const raw = (await buffer(stream)).toString('utf8')
      const { mailFrom, rcptTo } = session.envelope
      const mail = readMail(
        raw,
        mailFrom ? mailFrom.address : '',
        rcptTo.map(({ address }) => address),
      )
      offered.push(mail)
      const answer = answers.shift() ?? 'accept'
      if (answer === 'never') return
      if (answer === 'accept') {
        received.push(mail)
        done()
      } else done(Object.assign(new Error(answer.message), { responseCode: answer.code }))
    },
  })
  // A client that was killed breaks its connection off.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    offered,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Reads a mail of a text and one attachment, as ours are. */
export function readMail(raw: string, from = '', to: string[] = []): ReceivedMail {
  const [head, body] = headAndBody(raw)
  const headers = headersOf(head)
  const boundary = /boundary="([^"]+)"/.exec(String(headers['content-type']))?.[1]
  const parts = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1)
  const [text = '', attachment = ''] = parts.map((part) => part.replace(/^\r?\n/, ''))
  return { from, to, headers, text: contentOf(text).toString('utf8'), pdf: contentOf(attachment), raw }
}

function headAndBody(text: string): [string, string] {
  const [head = '', ...body] = text.split(/\r?\n\r?\n/)
  return [head, body.join('\r\n\r\n')]
}

function headersOf(head: string): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {}
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
    const known = headers[name.toLowerCase()]
    headers[name.toLowerCase()] = known === undefined ? decoded(value) : [known, decoded(value)].flat()
  }
  return headers
}

/** RFC 2047 words, in either encoding. */
function decoded(value: string): string {
  return value.replace(/\?=\s+=\?/g, '?==?').replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, text: string) => {
    if (encoding.toUpperCase() === 'B') return Buffer.from(text, 'base64').toString('utf8')
    return decodeURIComponent(text.replaceAll('_', '%20').replace(/=([0-9A-F]{2})/gi, '%$1'))
  })
}

function contentOf(part: string): Buffer {
  const [head, body] = headAndBody(part)
  const encoding = /content-transfer-encoding: *(\S+)/i.exec(head)?.[1]
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding === 'quoted-printable')
    return Buffer.from(
      body.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    )
  return Buffer.from(body, 'utf8')
}
