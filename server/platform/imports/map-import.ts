import { type ImportField, unmappedRequired } from '../../../contract/platform/imports/import-fields.ts'
import { importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { httpError } from '../../errors.ts'
import { verb } from '../../verb.ts'
import { checkImportsJob } from './claim-import.ts'
import { fieldsFor } from './fields-for.ts'
import { changeImport, getImportDetail, lockImport } from './imports-queries.ts'
import { fingerprintOf } from './receive-import.ts'

/** Takes the mapping, remembers it for the next such file of this person, and starts the check. */
export const mapImport = verb(importsEndpoints.map, async ({ trx, viewer, now }, { id, mapping, ifMatch }) => {
  const before = await lockImport(trx, viewer, id, ifMatch)
  if (before.state === 'checking' || before.state === 'committing' || before.state === 'undoing') throw httpError('import.under-way')
  if (before.state !== 'mapping' && before.state !== 'checked') throw httpError('import.ended')
  const { columns } = await getImportDetail(trx.sql, viewer, id)
  requireMapping(mapping, { columns: columns.length, fields: await fieldsFor(trx.sql, before.kind, before.customerId) })
  await changeImport(trx, viewer, id, { state: 'checking', mapping, due_at: now })
  if (viewer.role !== 'system')
    await trx.sql
      .insertInto('import_mappings')
      .values({
        user_id: viewer.userId,
        kind: before.kind,
        fingerprint: fingerprintOf(columns.map(({ name }) => name)),
        mapping,
        used_at: now,
      })
      .onConflict((known) => known.columns(['user_id', 'kind', 'fingerprint']).doUpdateSet({ mapping, used_at: now }))
      .execute()
  await trx.enqueue(checkImportsJob, {})
  const answer = await getImportDetail(trx.sql, viewer, id)
  return { answer, before, history: { none: 'Nothing is imported by it.' }, touched: { imports: [answer] } }
})

function requireMapping(mapping: readonly (string | null)[], { columns, fields }: { columns: number; fields: ImportField[] }): void {
  if (mapping.length !== columns) throw httpError('import.mapping-length', { columns }, { field: 'mapping' })
  const named = mapping.filter((field) => field !== null)
  for (const field of named) {
    const known = fields.find(({ key }) => key === field)
    if (!known) throw httpError('import.field-unknown', { field }, { field: 'mapping' })
    if (named.indexOf(field) !== named.lastIndexOf(field))
      throw httpError('import.field-twice', { label: known.label }, { field: 'mapping' })
  }
  const labels = unmappedRequired(fields, mapping)
  if (labels.length > 0) throw httpError('import.fields-missing', { labels }, { field: 'mapping' })
}
