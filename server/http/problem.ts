import { z } from 'zod'
import type { Problem } from '../../contract/fields.ts'
import { isDiskFull } from '../db/health.ts'
import { badRequest, conflict, HttpError, type InvalidField, insufficientStorage, unavailable } from '../errors.ts'
import type { Answer } from './answer.ts'
import { invalidInput } from './input.ts'

/** The one translation of whatever was thrown. What isn't known becomes a 500 that tells nothing about the inside. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof z.ZodError) return invalidInput(error.issues, 'body')
  return (
    fromDatabase(error) ?? fromHttp(error) ?? new HttpError(500, 'Something went wrong on our side. It has been logged; please try again.')
  )
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
}

/** RFC 9457, the body of every answer that isn't a success. */
export function asProblem(refusal: HttpError, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: titles[refusal.status] ?? 'Error',
    status: refusal.status,
    detail: refusal.message,
    ...(refusal.errors && { errors: refusal.errors }),
    requestId,
  }
}

export function problemResponse(refusal: HttpError, requestId: string): Answer {
  return { status: refusal.status, json: JSON.stringify(asProblem(refusal, requestId)), problem: true }
}

function textField(error: unknown, name: string): string | undefined {
  if (typeof error !== 'object' || error === null || !(name in error)) return undefined
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

const raisedBySql: Record<string, number> = { TH400: 400, TH403: 403, TH404: 404, TH409: 409, TH412: 412 }

// Verbs check before they write; a constraint that fires after all is the last line of defence, and says it in general words.
const constraintViolations: Record<string, HttpError> = {
  '23505': conflict('Something with the same name, code or number exists already. Please choose another.'),
  '23503': conflict('Something this refers to does not exist, or is still in use.'),
  '23514': conflict('That would break a rule of the warehouse’s books, so nothing was changed.'),
  '23502': badRequest('Something required is missing.'),
}

const databaseGone = new Set(['57014', '57P01', '57P02', '57P03', '53300', '40001', '40P01', '55P03'])
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])
const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|connection ended|query read timeout/i

function fromDatabase(error: unknown): HttpError | undefined {
  const code = textField(error, 'code') ?? ''
  const message = textField(error, 'message') ?? ''
  const status = raisedBySql[code]
  if (status !== undefined) return new HttpError(status, message, { errors: listInDetail(error) })
  const violation = constraintViolations[code]
  if (violation) return violation
  if (isDiskFull(error)) return insufficientStorage()
  if (/^22...$/.test(code)) return badRequest('A value could not be read. Please check what was sent.')
  if (databaseGone.has(code) || /^08...$/.test(code) || networkCodes.has(code) || lostConnection.test(message)) return unavailable()
  return undefined
}

/** DETAIL of an error raised in SQL may hold the list of what is wrong, as JSON. */
function listInDetail(error: unknown): InvalidField[] | undefined {
  try {
    const list = z.array(z.object({ path: z.string(), message: z.string() })).safeParse(JSON.parse(textField(error, 'detail') ?? ''))
    return list.success ? list.data : undefined
  } catch {
    return undefined
  }
}

const httpSentences: Record<number, string> = {
  400: 'The request could not be read. Please check that its body is valid JSON.',
  404: 'There is nothing at this address.',
  413: 'The request is too large: at most 1 MB is accepted.',
  414: 'The address is too long.',
  415: 'Only JSON is accepted here: send it with Content-Type application/json.',
  503: 'The server is busy. Please try again in a moment.',
}

/** What the HTTP layer itself turns down carries a status code. */
function fromHttp(error: unknown): HttpError | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const status: unknown = Reflect.get(error, 'statusCode')
  if (typeof status !== 'number' || status < 400 || (status >= 500 && status !== 503)) return undefined
  return new HttpError(status, httpSentences[status] ?? 'The request could not be handled.', status === 503 ? { retryAfterSeconds: 5 } : {})
}
