import { z } from 'zod'
import { endpoint } from '../../contract/endpoint.ts'
import { json } from '../../contract/formats.ts'
import type { Notice } from '../../server/platform/audit/notice.ts'

/* Endpoints that nobody serves, for tests of verb() itself. */

export const noteDefinition = {
  method: 'POST',
  path: '/api/notes',
  summary: 'Make a note',
  body: json(z.object({ key: z.string() })),
  answer: json(z.object({ key: z.string() })),
} as const
export const note = endpoint({ ...noteDefinition, allow: 'orders.create', changes: ['settings', 'inventory'] })
export const noteAndTell = endpoint({ ...noteDefinition, allow: 'orders.create', changes: ['settings', 'notifications'] })
export const noteOfAdmin = endpoint({ ...noteDefinition, allow: 'settings.change', changes: ['settings'] })

export const aNotice: Notice = {
  customerId: null,
  exceptUserId: null,
  kind: 'low_stock',
  type: 'info',
  title: 'Noted',
  message: 'A note was made.',
  subjectType: 'note',
  subjectId: null,
}
