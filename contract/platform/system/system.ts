import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { instant } from '../../fields.ts'
import { json, stream } from '../../formats.ts'

export const systemEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server can serve',
    allow: 'anyone',
    answer: json(z.object({ status: z.literal('ok') })),
    shows: [],
  }),
  openapi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description',
    allow: 'anyone',
    answer: json(z.record(z.string(), z.unknown())),
    shows: [],
  }),
  docs: endpoint({ method: 'GET', path: '/api/docs', summary: 'This description, for people', allow: 'anyone', shows: [] }),
  events: endpoint({
    method: 'GET',
    path: '/api/events',
    summary: 'Server-sent events: what changed',
    allow: 'events.read',
    background: true,
    query: z.object({
      /** When the client began to read: what changed since then is sent first. At most a minute ago; before that, anything counts as changed. */
      since: instant.optional(),
    }),
    answer: stream('text/event-stream'),
    shows: [],
  }),
}
