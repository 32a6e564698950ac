import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { everyone } from './roles.ts'

/** Topics of /api/events. Each message carries ids only; whoever hears one fetches anew. */
export const eventTopics = ['orders', 'inventory', 'customers', 'shipments', 'notifications', 'locations', 'categories'] as const
export type EventTopic = (typeof eventTopics)[number]

export const systemEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server can serve',
    allow: 'anyone',
    response: z.object({ status: z.literal('ok') }),
  }),
  openapi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description',
    allow: 'anyone',
    response: z.record(z.string(), z.unknown()),
  }),
  docs: endpoint({ method: 'GET', path: '/api/docs', summary: 'This description, for people', allow: 'anyone' }),
  events: endpoint({ method: 'GET', path: '/api/events', summary: 'Server-sent events: what changed', allow: everyone, background: true }),
}
