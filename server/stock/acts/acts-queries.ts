import { type Kysely, type SqlBool, sql } from 'kysely'
import { actKinds } from '../../../contract/stock/acts/act-kinds.ts'
import { type StockAct, stockActsEndpoints } from '../../../contract/stock/acts/stock-acts.ts'
import { iso } from '../../platform/engine/json-columns.ts'
import { statements } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { forStaff } from '../../platform/lists/list-filters.ts'
import { readsOf } from '../../platform/lists/reads-of.ts'
import { ownSites, type Viewer } from '../../viewer.ts'
import { selectStockMovements, visibleStockMovements } from '../inventory/stock-movements-queries.ts'

/** Acts; for staff of some sites those with a ledger line that they see. */
export function visibleActs(on: Kysely<Tables>, viewer: Viewer) {
  const own = ownSites(viewer)
  return forStaff(on.selectFrom('stock_acts as a'), viewer).$if(own !== null, (q) =>
    q.where(({ exists }) => exists(visibleStockMovements(on, viewer).select(sql`1`.as('one')).where('m.act_id', '=', sql<number>`a.id`))),
  )
}

type Acts = ReturnType<typeof visibleActs>

/** What took back all that was left of an act `a`. */
const undoneBy = sql<number | null>`(select u.id from stock_acts u where u.undoes_id = a.id and u.undoes_lines is null)`

function selectActs(acts: Acts, viewer: Viewer) {
  const lines = selectStockMovements(visibleStockMovements(statements, viewer), viewer)
    .where('m.act_id', '=', sql<number>`a.id`)
    .orderBy('m.id')
  return acts.select([
    'a.id',
    'a.kind',
    iso('a.created_at').as('at'),
    sql<string | null>`user_name(a.user_id)`.as('by'),
    'a.site_id as siteId',
    sql<string | null>`(select s.code from sites s where s.id = a.site_id)`.as('siteCode'),
    'a.subject_type as subjectType',
    'a.subject_id as subjectId',
    'a.number',
    // What was only unpacked or packed where it was counts where nothing else happened.
    sql<number>`(select coalesce(nullif(sum(m.quantity) filter (where m.from_location_id <> m.to_location_id), 0), sum(m.quantity), 0)
      from stock_movements m where m.act_id = a.id)`.as('units'),
    sql<StockAct['lines']>`(select coalesce(json_agg(row_to_json(line)), '[]') from ${lines} as line)`.as('lines'),
    undoneBy.as('undoneBy'),
    'a.undoes_id as undoes',
  ])
}

export const {
  list: listActs,
  matching: actsAskedFor,
  get: getAct,
} = readsOf(stockActsEndpoints.list, {
  alias: 'a',
  missing: 'stock-act.not-found',
  from: visibleActs,
  select: selectActs,
  searched: (word) => [
    word.isIn('a.number'),
    sql`exists (select from stock_movements m where m.act_id = a.id and (${word.isIn('m.sku')} or ${word.isIn('m.reason')}))`,
  ],
  filters: {
    orderId: isAbout('order'),
    receiptId: isAbout('receipt'),
    inventoryId: (items) => sql<SqlBool>`a.id in (select m.act_id from stock_movements m where m.item_id in (${sql.join(items)}))`,
    location: (codes) => {
      const ids = sql`array(select l.id from locations l where not l.is_built_in and l.code in (${sql.join(codes)}))`
      return sql<SqlBool>`a.id in (select m.act_id from stock_movements m where m.from_location_id = any(${ids}) or m.to_location_id = any(${ids}))`
    },
    by: 'a.user_id',
    undone: (asked) => (asked === 'true' ? sql<SqlBool>`${undoneBy} is not null` : sql<SqlBool>`${undoneBy} is null`),
  },
  sorts: { at: { by: 'a.created_at', kind: 'time' }, kind: actKinds },
  defaultSort: '-at',
})

function isAbout(type: string) {
  return (ids: number[]) => sql<SqlBool>`${sql.ref('a.subject_type')} = ${type} and ${sql.ref('a.subject_id')} in (${sql.join(ids)})`
}
