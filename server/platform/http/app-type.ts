import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Person } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import type { SessionStore } from './session.ts'
import type { UserLimits } from './user-limits.ts'

/** Only this folder imports the web framework; everything else uses App, Request and Reply. */
export type App = FastifyInstance
export type Request = FastifyRequest
export type Reply = FastifyReply

declare module 'fastify' {
  interface FastifyInstance {
    database: Database
    sessions: SessionStore
    userLimits: UserLimits
    /** Where people reach the server, as `https://warehouse.example`; null when only the listening address is known. */
    publicUrl: string | null
    /** Whether answers are checked against the contract; set by tests (see serve.ts). */
    strictResponses: boolean
    /** 'GET /api/user' of every endpoint served so far. */
    served: Set<string>
  }
  interface FastifyRequest {
    person: Person | null
    /** The raw text of the body. */
    bodyText: string
  }
}
