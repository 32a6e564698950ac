import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Person } from '../viewer.ts'
import type { SessionStore } from './session.ts'

/** The web framework is named in this folder only; everything else says App, Request and Reply. */
export type App = FastifyInstance
export type Request = FastifyRequest
export type Reply = FastifyReply

declare module 'fastify' {
  interface FastifyInstance {
    database: Database
    sessions: SessionStore
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
