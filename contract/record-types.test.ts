import { expect, test } from 'vitest'
import { z } from 'zod'
import type { BodyInput, QueryInput } from './endpoint.ts'
import { activities, activitiesEndpoints } from './people/activities/activities.ts'
import { contacts } from './people/contacts/contacts.ts'
import { record } from './record.ts'
import { choice, flag, text } from './record-fields.ts'

// Each line that must not compile stands below the one that does.

const labels = { open: 'Open', closed: 'Closed' } as const

test('options of fields are checked', () => {
  text('Name', 100, { required: true, sort: true })
  // @ts-expect-error: misspelt
  text('Name', 100, { require: true })
  choice('State', labels, { start: 'open' })
  // @ts-expect-error: not one of the words
  choice('State', labels, { start: 'opened' })
  flag('Primary', { true: 'Yes', false: 'No' }, { start: false })
  // @ts-expect-error: a flag has a start
  flag('Primary', { true: 'Yes', false: 'No' }, {})
})

test('a new record leaves out what has a start, and nothing else', () => {
  const sent: BodyInput<typeof activitiesEndpoints.create> = { customerId: 1, type: 'call', subject: 'Prices' }
  // @ts-expect-error: the type has no start
  const withoutType: BodyInput<typeof activitiesEndpoints.create> = { customerId: 1, subject: 'Prices' }
  expect(activities.created.safeParse(sent).data).toMatchObject({ status: 'planned', priority: 'medium' })
  expect(activities.created.safeParse(withoutType).success).toBe(false)
})

test('a change takes the fields that can be changed', () => {
  const sent: BodyInput<typeof activitiesEndpoints.update> = { status: 'done', dueDate: null }
  // @ts-expect-error: the owner never changes
  const withOwner: BodyInput<typeof activitiesEndpoints.update> = { customerId: 2 }
  expect(activities.changed.parse(sent)).toEqual(sent)
  expect(activities.changed.parse(withOwner)).toEqual({})
})

test('the list takes the sorts and filters that fields declare', () => {
  const asked: QueryInput<typeof activitiesEndpoints.list> = { sort: '-dueDate', type: ['call'], createdFrom: 'today' }
  // @ts-expect-error: notes can't be sorted by
  const sorted: QueryInput<typeof activitiesEndpoints.list> = { sort: 'notes' }
  // @ts-expect-error: not one of the words
  const filtered: QueryInput<typeof activitiesEndpoints.list> = { type: ['visit'] }
  const { query } = activitiesEndpoints.list
  expect([asked, sorted, filtered].map((input) => query.safeParse(input).success)).toEqual([true, false, false])
})

test('a row has the types of its fields', () => {
  const { row } = contacts
  const {
    firstName,
    lastName,
    isPrimary,
  }: Pick<z.output<typeof row>, 'firstName' | 'lastName' | 'isPrimary'> = {
    firstName: 'Noor',
    lastName: null,
    isPrimary: true,
  }
  // @ts-expect-error: required
  const nameless: z.output<typeof row>['firstName'] = null
  expect([firstName, lastName, isPrimary, nameless]).toHaveLength(4)
})

test('a record names permissions, topics and row kinds that exist', () => {
  const whole = {
    path: 'things',
    method: 'PUT',
    noun: 'thing',
    read: 'crm.read',
    change: 'crm.change',
    topic: 'contacts',
    shows: [],
    fields: { name: text('Name', 100) },
    filters: {},
    files: 'things',
    summaries: { list: '', create: '', update: '', history: '' },
  } as const
  expect(record('contact', whole).calls.get.path).toBe('/api/things/:id')
  // @ts-expect-error: no such row kind
  record('thing', whole)
  // @ts-expect-error: no such permission
  record('contact', { ...whole, read: 'things.read' })
  // @ts-expect-error: no such topic
  record('contact', { ...whole, topic: 'things' })
})

test('what the server computes can neither be sent nor left untyped', () => {
  expect(Object.keys(contacts.created.shape)).not.toContain('customerName')
  const { customerName }: Pick<z.output<typeof contacts.row>, 'customerName'> = { customerName: 'Acme' }
  expect(z.string().parse(customerName)).toBe('Acme')
})
