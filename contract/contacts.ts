import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idInUrl, idParams, instant, optionalEmail, optionalText, requiredText } from './fields.ts'
import { json, list } from './formats.ts'
import { createdRange, listQuery, several } from './list-query.ts'

/** A person at a customer. */
export const contact = z.object({
  id,
  customerId: id,
  customerName: z.string(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  title: z.string().nullable(),
  department: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Whom to turn to first: at most one of a customer. */
  isPrimary: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  /** Its number is the ETag of the row. */
  version: z.number().int(),
})
export type Contact = z.output<typeof contact>

const contactFields = {
  firstName: requiredText(100),
  lastName: optionalText(100),
  title: optionalText(200),
  department: optionalText(200),
  email: optionalEmail,
  phone: optionalText(50),
  isPrimary: z.boolean(),
}

/** A customer's first contact becomes primary whatever is sent. */
export const newContact = z.object({ customerId: id, ...contactFields, isPrimary: contactFields.isPrimary.default(false) })
export const contactChange = z.object(contactFields).partial()

export const contactsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/contacts',
    summary: 'People at customers',
    allow: 'crm.read',
    query: listQuery(['firstName', 'lastName', 'title', 'department', 'createdAt'], {
      customerId: several(idInUrl).optional(),
      primary: z.enum(['true', 'false']).optional(),
      ...createdRange,
    }),
    answer: list(contact, 'contacts'),
    shows: ['contacts', 'customers'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/contacts/:id',
    summary: 'One contact',
    allow: 'crm.read',
    params: idParams,
    row: 'contact',
    answer: json(contact),
    shows: ['contacts', 'customers'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/contacts',
    summary: 'Add a contact of a customer',
    allow: 'crm.change',
    body: json(newContact),
    answer: json(contact),
    status: 201,
    changes: ['contacts'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/contacts/:id',
    summary: 'Change a contact; making it primary takes that from the former one',
    allow: 'crm.change',
    params: idParams,
    row: 'contact',
    versioned: 'version',
    body: json(contactChange),
    answer: json(contact),
    changes: ['contacts'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/contacts/:id',
    summary: 'Delete a contact; it can be restored',
    allow: 'crm.change',
    params: idParams,
    row: 'contact',
    versioned: 'version',
    status: 204,
    changes: ['contacts'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/contacts/:id/restore',
    summary: 'Undo the delete of a contact',
    allow: 'crm.change',
    params: idParams,
    row: 'contact',
    answer: json(contact),
    changes: ['contacts'],
  }),
}
