import type { Kysely } from 'kysely'
import type { ImportKind } from '../../../contract/platform/imports/import-fields.ts'
import { type HttpError, httpError } from '../../errors.ts'
import { type Person, system, type Viewer } from '../../viewer.ts'
import type { Tables } from '../engine/tables.ts'
import type { ImportHouse } from './importer.ts'
import { mayImport } from './may-import.ts'

interface OrderedImport {
  kind: ImportKind
  userId: number
  orderedBy: number | null
  customerId: number | null
}

/**
 * The person whose work an import is, with its role and sites as they are now, and the problem where that person may not import this any more.
 * A customer's import is the customer's own work, also where staff start it.
 */
export async function personOfImport(
  on: Kysely<Tables>,
  { findPerson }: ImportHouse,
  { kind, userId, orderedBy, customerId }: OrderedImport,
): Promise<{ viewer: Person; refusal: HttpError | null }> {
  const { person, maySignIn } = await findPerson(on, customerId === null ? (orderedBy ?? userId) : userId)
  const may = maySignIn && mayImport(person, kind)
  return { viewer: person, refusal: may ? null : httpError('import.person-may-not', { name: person.name }) }
}

/**
 * Who opens the transactions of an import: its person, so that the database holds it to its sites. A customer's own role has no right to the
 * history that an import writes as it goes; its verbs and queries know the customer.
 */
export function opens(viewer: Person): Viewer {
  return viewer.role === 'customer' ? system : viewer
}
