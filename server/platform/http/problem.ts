import { z } from 'zod'
import type { Problem } from '../../../contract/fields.ts'
import { type ProblemCode, problems } from '../../../contract/problems.ts'
import { HttpError, httpError, untypedHttpError } from '../../errors.ts'
import { isDiskFull } from '../engine/health.ts'
import type { Answer } from './answer.ts'
import { invalidInput } from './input.ts'

/** Translates any thrown value. An unknown error becomes a 500 without internal details. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof z.ZodError) return invalidInput(error.issues, 'body')
  return fromDatabase(error) ?? fromHttp(error) ?? httpError('server.failed')
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
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
export function asProblem(error: HttpError, requestId: string): Problem {
  return {
    type: 'about:blank',
    code: error.code,
    title: titles[error.status] ?? 'Error',
    status: error.status,
    detail: error.message,
    ...(error.errors && { errors: error.errors }),
    requestId,
  }
}

export function problemResponse(error: HttpError, requestId: string): Answer {
  return { status: error.status, json: JSON.stringify(asProblem(error, requestId)), problem: true }
}

function textField(error: unknown, name: string): string | undefined {
  if (typeof error !== 'object' || error === null || !(name in error)) return undefined
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

/** SQLSTATE of refuse.sql: the message is a code of the catalogue, the detail what its sentence is made from. */
const raisedBySql = 'TH001'
/** SQLSTATE of the triggers that protect history and reservations; only a programming error raises it. */
const raisedByTrigger = 'TH409'

// Verbs check before they write. A constraint is the last line of defence, so its sentence is general.
const constraintViolations: Record<string, HttpError> = {
  '23505': httpError('row.duplicate'),
  '23503': httpError('row.in-use'),
  '23514': httpError('row.rule-broken'),
  [raisedByTrigger]: httpError('row.rule-broken'),
  '23502': httpError('request.missing-value'),
}

const outOfRange = '22003'
const databaseGone = new Set(['57014', '57P01', '57P02', '57P03', '53300', '40001', '40P01', '55P03'])
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])
const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|connection ended|query read timeout/i

function fromDatabase(error: unknown): HttpError | undefined {
  const code = textField(error, 'code') ?? ''
  const message = textField(error, 'message') ?? ''
  if (code === raisedBySql && message in problems) {
    const details = parsed(textField(error, 'detail'))
    const field = textField(details, 'field')
    return untypedHttpError(message as ProblemCode, details, field === undefined ? {} : { field })
  }
  const violation = constraintViolations[code]
  if (violation) return violation
  if (isDiskFull(error)) return httpError('database.disk-full')
  if (code === outOfRange) return httpError('quantity.sum-too-large')
  if (/^22...$/.test(code)) return httpError('request.unreadable-value')
  if (databaseGone.has(code) || /^08...$/.test(code) || networkCodes.has(code) || lostConnection.test(message))
    return httpError('server.unavailable', undefined, { retryAfterSeconds: 1 })
  return undefined
}

function parsed(json: string | undefined): unknown {
  return json === undefined ? {} : JSON.parse(json)
}

const byStatus: Record<number, ProblemCode> = {
  400: 'request.unreadable',
  404: 'address.unknown',
  413: 'request.too-large',
  414: 'request.address-too-long',
  415: 'request.not-json',
  503: 'server.busy',
}

/** Errors of the HTTP framework have a status code. */
function fromHttp(error: unknown): HttpError | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const status: unknown = Reflect.get(error, 'statusCode')
  if (typeof status !== 'number' || status < 400 || (status >= 500 && status !== 503)) return undefined
  return untypedHttpError(byStatus[status] ?? 'request.turned-down', undefined, status === 503 ? { retryAfterSeconds: 5 } : {})
}
