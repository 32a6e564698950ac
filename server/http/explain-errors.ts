import { endpoints } from '../../contract/endpoints.ts'
import { type HttpError, httpError } from '../errors.ts'
import { sendAnswer } from './answer.ts'
import type { App, Reply, Request } from './app-type.ts'
import { problemResponse, toHttpError } from './problem.ts'

/** Whatever goes wrong anywhere leaves as application/problem+json. */
export function explainErrors(app: App): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toHttpError(error)
    if (refusal.status >= 500) request.log.error({ err: error, requestId: request.id }, 'failed')
    return refuse(request, reply, refusal)
  })
}

/** An address that isn't served: 405 when another method is, 404 otherwise. */
export function refuseAddress(request: Request, reply: Reply): Reply {
  const path = request.url.split('?', 1)[0] ?? ''
  const methods = endpoints.filter((endpoint) => matches(endpoint.path, path)).map((endpoint) => endpoint.method)
  if (methods.length === 0) return refuse(request, reply, httpError('address.unknown'))
  reply.header('allow', [...new Set(methods)].join(', '))
  return refuse(request, reply, httpError('address.other-method', { methods }))
}

/** What was said of an answer that failed before its first byte left isn't true of the problem sent instead. */
const ofTheAnswer = ['content-encoding', 'content-disposition', 'etag', 'link', 'x-total-count', 'x-total-count-estimated']

function refuse(request: Request, reply: Reply, refusal: HttpError): Reply {
  for (const name of ofTheAnswer) {
    reply.removeHeader(name)
    reply.raw.removeHeader(name)
  }
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds))
  return sendAnswer(reply, problemResponse(refusal, request.id))
}

function matches(pattern: string, path: string): boolean {
  const steps = path.split('/')
  const wanted = pattern.split('/')
  return steps.length === wanted.length && wanted.every((step, index) => step.startsWith(':') || step === steps[index])
}
