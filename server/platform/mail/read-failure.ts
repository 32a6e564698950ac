import { HttpError } from '../../errors.ts'
import type { Failure } from '../work-queue/work-queue.ts'

/** What an error of nodemailer carries besides its message. */
interface SmtpError extends Error {
  /** Such as ECONNECTION, or the system's own, such as ECONNREFUSED. */
  code?: unknown
  responseCode?: unknown
  response?: unknown
}

/** What a failed attempt means. Replies of mail servers from 400 are for now, those from 500 for good (RFC 5321, section 4.2.1). */
export function readFailure(error: unknown): Failure {
  if (error instanceof HttpError) return { sentence: `The document couldn't be created: ${error.message}`, isFinal: error.status < 500 }
  if (!(error instanceof Error)) return { sentence: 'Something unexpected went wrong. It has been logged.', isFinal: false }
  const { code, responseCode, response }: SmtpError = error
  const reply = typeof response === 'string' ? readable(response) : ''
  if (code === 'EAUTH')
    return { sentence: `The mail server rejected this server's sign-in${reply && `: ${reply}`}. Check SMTP_URL.`, isFinal: true }
  if (typeof responseCode === 'number')
    return responseCode >= 500
      ? { sentence: `The mail server rejected the email: ${reply}`, isFinal: true }
      : { sentence: `The mail server deferred the email: ${reply}`, isFinal: false }
  if (code === 'EENVELOPE') return { sentence: `The email address can't be used: ${readable(error.message)}`, isFinal: true }
  if (typeof code === 'string' && isNetworkTrouble(code))
    return { sentence: `The mail server couldn't be reached: ${readable(error.message)}`, isFinal: false }
  return { sentence: `The email couldn't be sent: ${readable(error.message)}`, isFinal: false }
}

function isNetworkTrouble(code: string): boolean {
  return /^(ECONN|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETLS)/.test(code)
}

/** Replies come from outside. */
function readable(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').slice(0, 300)
}
