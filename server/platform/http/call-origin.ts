import { httpError } from '../../errors.ts'
import type { CallOrigin } from '../../viewer.ts'
import type { Request } from './app-type.ts'
import { tokenOf } from './session.ts'

export function originOf(request: Request): CallOrigin {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    sessionToken: tokenOf(request),
    changeId: changeIdOf(request),
  }
}

/** Event streams repeat it to others, so it may be nothing but hexadecimal digits. */
function changeIdOf({ headers }: Request): string | null {
  const given = headers['x-change-id']
  if (given === undefined) return null
  if (typeof given !== 'string' || !/^[0-9a-f]{32}$/.test(given)) throw httpError('change-id.unreadable')
  return given
}
