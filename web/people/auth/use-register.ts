import type { BodyInput } from '../../../contract/endpoint.ts'
import type { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { call } from '../../platform/lib/api.ts'
import type { CallAddress } from '../../platform/lib/session-calls.ts'
import { useSend } from '../../platform/lib/use-send.ts'
import { useTakeSession } from '../../platform/lib/use-session.ts'

type Register = (typeof authEndpoints)['register']

/** Repeated here as the calls in session-calls.ts are, apart from them because only screens that are opened once need it. */
const register = { method: 'POST', path: '/api/register' } as const satisfies CallAddress<Register>

export function useRegister() {
  const take = useTakeSession()
  return useSend({ mutationFn: (body: BodyInput<Register>) => call<Register>(register, { body }), onSuccess: take })
}
