import type { Kysely } from 'kysely'
import { type ImportField, type ImportKind, importFields } from '../../../contract/platform/imports/import-fields.ts'
import type { Tables } from '../engine/tables.ts'
import { hasSeveralSites } from '../settings/settings-queries.ts'

/** The fields that columns of a file can be mapped to, of a customer's own import or of staff. */
export async function fieldsFor(on: Kysely<Tables>, kind: ImportKind, customerId: number | null): Promise<ImportField[]> {
  return importFields(kind, { role: customerId === null ? 'staff' : 'customer', severalSites: await hasSeveralSites(on) })
}
