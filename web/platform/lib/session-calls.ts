import type { EndpointDefinition, ReadDefinition } from '../../../contract/endpoint.ts'
import type { authEndpoints } from '../../../contract/people/auth/auth.ts'
import type { systemEndpoints } from '../../../contract/platform/system/system.ts'
import type { ReadAddress } from './use-read.ts'

/** The part of an endpoint that the browser needs to send a call. */
export type CallAddress<E extends EndpointDefinition> = Pick<E, 'method' | 'path'> & { versioned?: E['versioned'] }

type AddressOf<E extends EndpointDefinition> = E extends ReadDefinition ? ReadAddress<E> : CallAddress<E>

type SessionCalls = { [Name in keyof typeof authEndpoints]: AddressOf<(typeof authEndpoints)[Name]> }

/**
 * The calls of the sign-in screen and of loading the session. They are repeated here, checked against the
 * contract by their types, because importing the contract would add zod to the sign-in
 * screen's first load.
 */
export const sessionCalls = {
  getUser: { method: 'GET', path: '/api/user', shows: ['customers', 'account', 'settings'] },
  signIn: { method: 'POST', path: '/api/login' },
  signOut: { method: 'POST', path: '/api/logout' },
  getSetup: { method: 'GET', path: '/api/setup', shows: [] },
} as const satisfies Partial<SessionCalls>

/** Needed before the contract is loaded, too: it tells a failed connection from a failed server. */
export const healthCall = { method: 'GET', path: '/api/health' } as const satisfies CallAddress<typeof systemEndpoints.health>
