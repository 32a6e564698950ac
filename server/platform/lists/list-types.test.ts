import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listEndpoint } from '../../../tests/support/list-endpoint.ts'
import { system } from '../../viewer.ts'
import type { Tables } from '../engine/tables.ts'
import type { ReadHandler } from '../http/serve.ts'
import { listOf } from './list.ts'

const id = z.number()

test('a list with other rows than the endpoint declares does not compile', () => {
  const from = (on: Kysely<Tables>) => on.selectFrom('locations as l')
  const shared = { from, where: (locations: ReturnType<typeof from>) => locations, id: 'l.id', defaultSort: 'code' } as const
  const code = { by: 'l.code', kind: 'text' } as const
  const declared = listEndpoint(['code'], {}, { id, code: z.string() })
  const select = (locations: ReturnType<typeof from>) => locations.select(['l.id', 'l.code'])
  const listLocations = listOf(declared, { ...shared, select, sorts: { code } })
  // @ts-expect-error: the code is declared and not selected
  listOf(declared, { ...shared, select: (locations) => locations.select('l.id'), sorts: { code } })
  // @ts-expect-error: the code is declared as text
  listOf(declared, { ...shared, select: (locations) => locations.select(['l.id', 'l.id as code']), sorts: { code } })
  // @ts-expect-error: the contract offers a sort that nothing sorts by
  listOf(listEndpoint(['code', 'zone'], {}, { id, code: z.string() }), { ...shared, select, sorts: { code } })
  const serveLocations: ReadHandler<typeof declared> = ({ db, query }) => listLocations(db, system, query)
  const listIds = listOf(listEndpoint(['code'], {}, { id }), {
    ...shared,
    select: (locations) => locations.select('l.id'),
    sorts: { code },
  })
  // @ts-expect-error: a list of other rows is served
  const serveIds: ReadHandler<typeof declared> = ({ db }) => listIds(db, system, {})
  expect([serveLocations, serveIds]).toHaveLength(2)
})
