import { internalPrefix, makeSscc } from '../../../contract/gs1.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { httpError } from '../../errors.ts'
import { created } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import { getSetting } from '../../platform/settings/settings-queries.ts'
import { verb } from '../../verb.ts'
import { requireParent, unitEntity } from './handling-units-queries.ts'

const nextUnitSerial = sqlFunction<{ company_prefix: string }, number>('next_unit_serial')

/** Makes a pallet or carton known: by the SSCC of its label, or with the next number of the warehouse. It is empty. */
export const createHandlingUnit = verb(
  handlingUnitsEndpoints.create,
  async ({ trx, viewer, now }, { kind, sscc, customerId, parentId }) => {
    if (parentId != null) await requireParent(trx.sql, viewer, parentId)
    const values = { kind, customer_id: customerId ?? null, parent_id: parentId ?? null, created_at: now, created_by: viewer.userId }
    const id = sscc ? await insertLabelled(trx, { ...values, sscc }) : await insertNumbered(trx, values)
    const unit = await unitEntity.get(trx.sql, viewer, id)
    return { answer: unit, history: [created('handlingUnit', unit)], touched: { handlingUnits: [unit] } }
  },
)

type Values = {
  kind: 'pallet' | 'carton'
  customer_id: number | null
  parent_id: number | null
  created_at: Date
  created_by: number | null
}

/** Undefined when the SSCC is taken. */
async function insert(trx: Transaction, values: Values & { sscc: string }): Promise<number | undefined> {
  const inserted = await trx.sql
    .insertInto('handling_units')
    .values(values)
    .onConflict((on) => on.column('sscc').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

async function insertLabelled(trx: Transaction, values: Values & { sscc: string }): Promise<number> {
  const id = await insert(trx, values)
  if (id === undefined) throw httpError('handling-unit.sscc-taken', { sscc: values.sscc }, { field: 'sscc' })
  return id
}

/** With the next SSCC that no unit has: one may have come with a label of the warehouse's from elsewhere. */
async function insertNumbered(trx: Transaction, values: Values): Promise<number> {
  const companyPrefix = (await getSetting(trx.sql, 'gs1')).companyPrefix ?? internalPrefix
  while (true) {
    const { serial } = await trx.send({ serial: nextUnitSerial({ company_prefix: companyPrefix }) })
    const id = await insert(trx, { ...values, sscc: makeSscc({ extensionDigit: 0, companyPrefix, serial }) })
    if (id !== undefined) return id
  }
}
