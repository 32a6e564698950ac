import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { changed } from '../../platform/audit/history.ts'
import { verb } from '../../verb.ts'
import { lockHandlingUnits, requireNoTask, requireWholeUnits } from '../ledger/stock-functions.ts'
import { requireParent, unitEntity } from './handling-units-queries.ts'

/** Changes the kind or the weight of a unit, puts it into another one at the same location, or takes it out. */
export const updateHandlingUnit = verb(
  handlingUnitsEndpoints.update,
  async ({ trx, viewer }, { id, ifMatch, kind, parentId, weightKg }) => {
    const before = await unitEntity.lock(trx, viewer, id, ifMatch)
    if (parentId !== undefined && parentId !== before.parentId) {
      await trx.send({ checked: requireNoTask({ unit: id }) })
      if (parentId !== null) {
        await trx.send({ locked: lockHandlingUnits({ units: [id, parentId] }) })
        await requireParent(trx.sql, viewer, parentId)
        await trx.send({ checked: requireNoTask({ unit: parentId }) })
      }
    }
    const unit = await unitEntity.update(trx, viewer, id, { kind, parentId, weightKg })
    await trx.send({ whole: requireWholeUnits({ units: [id] }) })
    return { answer: unit, before, history: [changed('handlingUnit', before, unit)], touched: { handlingUnits: [unit] } }
  },
)
