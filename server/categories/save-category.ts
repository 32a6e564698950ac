import type { z } from 'zod'
import type { Category, categoryChange, newCategory } from '../../contract/categories.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import { conflict } from '../errors.ts'
import type { StaffViewer, SystemViewer } from '../viewer.ts'
import { categoryIsTaken, getCategory, lockCategory } from './categories-queries.ts'

const taken = 'A category with this name or code exists already.'

export function createCategory(db: Database, viewer: StaffViewer | SystemViewer, input: z.output<typeof newCategory>): Promise<Category> {
  return db.transaction(viewer, async (trx) => {
    if (await categoryIsTaken(trx.sql, input)) throw conflict(taken)
    const { isActive, ...fields } = input
    const { id } = await trx.sql
      .insertInto('product_categories')
      .values({ ...fields, code: fields.code ?? null, description: fields.description ?? null, is_active: isActive })
      .returning('id')
      .executeTakeFirstOrThrow()
    const created = await getCategory(trx.sql, id)
    await recordAudit(trx, viewer, { action: 'create', entity: 'category', entityId: id, after: created })
    trx.publish({ topic: 'categories', ids: [id], customerId: null })
    return created
  })
}

type Change = z.output<typeof categoryChange> & { id: number; ifMatch: number | undefined }

export function updateCategory(db: Database, viewer: StaffViewer, { id, ifMatch, ...change }: Change): Promise<Category> {
  return db.transaction(viewer, async (trx) => {
    await lockCategory(trx.sql, id, ifMatch)
    const before = await getCategory(trx.sql, id)
    if (await categoryIsTaken(trx.sql, change, id)) throw conflict(taken)
    const { isActive, ...fields } = change
    await trx.sql
      .updateTable('product_categories')
      .set((eb) => ({ ...fields, is_active: isActive, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    const after = await getCategory(trx.sql, id)
    await recordAudit(trx, viewer, { action: 'update', entity: 'category', entityId: id, before, after })
    trx.publish({ topic: 'categories', ids: [id], customerId: null })
    return after
  })
}
