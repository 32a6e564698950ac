import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Document } from '../../../contract/platform/documents/document.ts'
import { documentUrl } from '../../../contract/platform/documents/documents.ts'
import { ownSites, type Person, type Viewer } from '../../viewer.ts'
import type { Tables } from '../engine/tables.ts'

/**
 * Files that have arrived. Staff see all, or, where they are limited to sites, the files of these sites and their own uploads. A customer's
 * users see those attached to the customer's records, and until then each its own uploads.
 */
export function visibleDocuments(on: Kysely<Tables>, viewer: Viewer) {
  const stored = on.selectFrom('documents as d').where('d.state', '=', 'stored')
  const own = ownSites(viewer)
  if (own !== null && viewer.userId !== null)
    return stored.where((eb) => eb.or([eb('d.uploaded_by', '=', viewer.userId), sql<boolean>`is_document_at(d.id, ${own}::integer[])`]))
  if (viewer.customerId === null) return stored
  return stored
    .where('d.customer_id', '=', viewer.customerId)
    .where((eb) => eb.or([eb('d.attached_at', 'is not', null), eb('d.uploaded_by', '=', viewer.userId)]))
}

/** A document in the form of the contract, as a JSON column. `alias` is the table's name in the query. */
export function documentJson(alias: string): RawBuilder<Document> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const url = sql`${sql.lit(documentUrl(''))} || ${column('key')}`
  return sql<Document>`json_build_object('name', ${column('file_name')}, 'url', ${url}, 'uploadedAt', iso(${column('stored_at')}))`
}

/** Serializes the uploads of one user, so that concurrent ones count correctly. */
export async function lockUploadsOf(on: Kysely<Tables>, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('documents'), ${userId})`.execute(on)
}

/** The row of an upload address that was handed out to the person. */
export function lockUpload(on: Kysely<Tables>, { userId }: Person, key: string) {
  return on
    .selectFrom('documents')
    .select(['id', 'state'])
    .where('key', '=', key)
    .where('uploaded_by', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function countUnattached(on: Kysely<Tables>, userId: number): Promise<number> {
  const { count } = await unattachedOf(on, userId).select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow()
  return count
}

/** Serializes the uploads of one customer, so that concurrent ones count correctly. */
export async function lockUploadsOfCustomer(on: Kysely<Tables>, customerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('documents of a customer'), ${customerId})`.execute(on)
}

export async function bytesOfCustomer(on: Kysely<Tables>, customerId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select bytes_of_customer(${customerId})::float8 as bytes`.execute(on)
  return rows[0]?.bytes ?? 0
}

/** The size of a person's unattached files; a file that is being received counts with what is reserved for it. */
export async function unattachedBytes(on: Kysely<Tables>, userId: number): Promise<number> {
  const { bytes } = await unattachedOf(on, userId)
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'))
    .executeTakeFirstOrThrow()
  return bytes
}

function unattachedOf(on: Kysely<Tables>, userId: number) {
  return on.selectFrom('documents').where('uploaded_by', '=', userId).where('attached_at', 'is', null)
}
