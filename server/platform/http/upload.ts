import type { SentUpload, UploadFormat } from '../../../contract/formats.ts'
import { httpError } from '../../errors.ts'
import type { Reply, Request } from './app-type.ts'

/** Milliseconds after which an upload is given up that sends nothing. */
const mostSilence = 30_000
/** For how long the rest of a refused upload is still read, so that its sender gets the answer rather than a broken connection. */
const readOnAfterAnswer = 10_000

/** The body as it arrives. Counts against the limits of the user; larger than declared or allowed is 413. */
export function readUpload({ maxBytes, rule }: UploadFormat, request: Request, reply: Reply): SentUpload {
  endAfterAnswer(request, reply)
  request.server.userLimits.take('uploads', request, reply)
  const declared = request.headers['content-length']
  const declaredBytes = declared === undefined ? null : Number(declared)
  const tooLarge = () => httpError('request.upload-too-large', { accepted: rule })
  if (declaredBytes !== null && declaredBytes > maxBytes) throw tooLarge()
  return { declaredBytes, content: limited(request, maxBytes, tooLarge) }
}

async function* limited({ raw }: Request, maxBytes: number, tooLarge: () => Error): AsyncGenerator<Uint8Array> {
  let bytes = 0
  const timer = setTimeout(() => raw.destroy(httpError('request.stalled')), mostSilence).unref()
  try {
    // The usual iterator would close the connection, and with it the answer, when it is left early.
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      timer.refresh()
      bytes += chunk.length
      if (bytes > maxBytes) throw tooLarge()
      yield chunk
    }
  } catch (error) {
    throw isAborted(error) ? httpError('request.aborted') : error
  } finally {
    clearTimeout(timer)
  }
}

function isAborted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')
}

/** A sender that doesn't notice an early answer would otherwise go on for as long as it likes. */
function endAfterAnswer({ raw }: Request, reply: Reply): void {
  reply.raw.once('finish', () => {
    if (raw.complete) return
    raw.resume()
    const timer = setTimeout(() => raw.destroy(), readOnAfterAnswer).unref()
    raw.once('close', () => clearTimeout(timer))
  })
}
