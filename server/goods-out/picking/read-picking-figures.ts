import { sql } from 'kysely'
import type { AnswerOf } from '../../../contract/endpoint.ts'
import { accuracyDays, type pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { StaffViewer } from '../../viewer.ts'
import { isWrongLine } from './line-accuracy.ts'

type Figures = AnswerOf<typeof pickingEndpoints.figures>

/** A period is the last N × 24 hours. */
export async function readPickingFigures(db: Database, viewer: StaffViewer): Promise<Figures> {
  const since = new Date(db.now().getTime() - accuracyDays * 86_400_000)
  const { rows } = await db.read(viewer, (on) =>
    sql<Omit<Figures, 'accuracy'> & Figures['accuracy']>`
      with exported as (
        select oi.id, oi.order_id, oi.item_id from orders o join order_items oi on oi.order_id = o.id
        where o.status = 'completed' and o.exported_at >= ${since}
      ), wrong as (
        select l.id from exported l where ${isWrongLine}
      )
      select
        (select count(*) from orders where status = 'processing') as waiting,
        (select count(*) from orders where status = 'picking') as "beingPicked",
        (select count(*) from orders where status = 'picking' and missing_lines(id) <> '[]') as lacking,
        (select count(*) from exported) - (select count(*) from wrong) as count,
        (select count(*) from exported) as of`.execute(on),
  )
  const [row] = rows
  if (!row) throw new Error('An aggregate answers one row.')
  const { count, of, ...figures } = row
  return { ...figures, accuracy: { count, of } }
}
