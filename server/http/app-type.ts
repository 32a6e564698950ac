import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Person } from '../viewer.ts'
import type { SessionStore } from './session.ts'
import type { UserLimits } from './user-limits.ts'

/** The web framework is named in this folder only; everything else says App, Request and Reply. */
export type App = FastifyInstance
export type Request = FastifyRequest
export type Reply = FastifyReply

declare module 'fastify' {
  interface FastifyInstance {
    database: Database
    sessions: SessionStore
    userLimits: UserLimits
    /** Where people reach the server, as `https://warehouse.example`; null when only the address listened on is known. */
    publicUrl: string | null
    /** Answers are checked against the contract; tests set it (see serve.ts). */
    strictResponses: boolean
    /** 'GET /api/user' of every endpoint served so far. */
    served: Set<string>
  }
  interface FastifyRequest {
    person: Person | null
    /** The body as it was sent. */
    bodyText: string
  }
}
