import { endpoints } from '../../../contract/endpoints.ts'
import { type HttpError, httpError } from '../../errors.ts'
import { sendAnswer } from './answer.ts'
import type { App, Reply, Request } from './app-type.ts'
import { problemResponse, toHttpError } from './problem.ts'

/** Answers every error as application/problem+json. */
export function explainErrors(app: App): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error, request)
    if (problem.status >= 500) request.log.error({ err: error, requestId: request.id }, 'failed')
    return sendProblem(request, reply, problem)
  })
}

/** The framework refuses other media types before the call is known, so here the sentence becomes the one for calls that take files. */
function problemOf(error: unknown, { method, routeOptions }: Request): HttpError {
  const problem = toHttpError(error)
  if (problem.code !== 'request.not-json') return problem
  const body = endpoints.find((endpoint) => endpoint.method === method && endpoint.path === routeOptions.url)?.body
  return body && body.kind !== 'json' ? httpError('request.other-media-type', { mediaTypes: body.mediaTypes }) : problem
}

/** Answers an unknown route: 405 when the path exists with another method, else 404. */
export function refuseAddress(request: Request, reply: Reply): Reply {
  const path = request.url.split('?', 1)[0] ?? ''
  const methods = endpoints.filter((endpoint) => matches(endpoint.path, path)).map((endpoint) => endpoint.method)
  if (methods.length === 0) return sendProblem(request, reply, httpError('address.unknown'))
  reply.header('allow', [...new Set(methods)].join(', '))
  return sendProblem(request, reply, httpError('address.other-method', { methods }))
}

/** Headers of the failed answer, which must not be sent with the problem. */
const answerHeaders = ['content-encoding', 'content-disposition', 'etag', 'link', 'x-total-count', 'x-total-count-estimated']

function sendProblem(request: Request, reply: Reply, error: HttpError): Reply {
  for (const name of answerHeaders) {
    reply.removeHeader(name)
    reply.raw.removeHeader(name)
  }
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds))
  return sendAnswer(reply, problemResponse(error, request.id))
}

function matches(pattern: string, path: string): boolean {
  const steps = path.split('/')
  const wanted = pattern.split('/')
  return steps.length === wanted.length && wanted.every((step, index) => step.startsWith(':') || step === steps[index])
}
