import { returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { did } from '../../platform/audit/history.ts'
import { verb } from '../../verb.ts'
import { changeReturn } from './change-return.ts'
import { requireReturnable, writeDocuments } from './return-lines.ts'
import { returnAnswered } from './return-notices.ts'
import { requireOpen, requireStatus } from './return-states.ts'
import { lockReturn, returnById } from './returns-queries.ts'

/** Authorises a requested return: the customer may send the goods. */
export const authoriseReturn = verb(returnsEndpoints.authorise, async ({ trx, viewer }, { id, overrideReason }) => {
  const before = await lockReturn(trx, viewer, id, undefined)
  requireStatus(before, ['requested'])
  const override = overrideReason ?? before.overrideReason
  if (override === null) await trx.send({ checked: requireReturnable({ the_return: id }) })
  const change = { status: 'authorised' as const, override_reason: override, version: before.version + 1 }
  const { after } = await trx.send({ changed: changeReturn(id, change), after: returnById(viewer, id) })
  const [answer = before] = after
  return {
    answer,
    history: [did('authorise', 'return', answer, { after: { status: answer.status, overrideReason, version: answer.version } })],
    touched: { returns: [answer] },
    notices: [returnAnswered(viewer, answer, 'authorised')],
  }
})

/** Declines a requested return; its customer reads why. */
export const declineReturn = verb(returnsEndpoints.decline, async ({ trx, viewer }, { id, reason }) => {
  const before = await lockReturn(trx, viewer, id, undefined)
  requireStatus(before, ['requested'])
  await writeDocuments(trx, viewer, before, [])
  const change = { status: 'declined' as const, decline_reason: reason, version: before.version + 1 }
  const { after } = await trx.send({ changed: changeReturn(id, change), after: returnById(viewer, id) })
  const [answer = before] = after
  return {
    answer,
    history: [did('decline', 'return', answer, { after: { status: answer.status, reason, version: answer.version } })],
    touched: { returns: [answer] },
    notices: [returnAnswered(viewer, answer, 'declined')],
  }
})

/** Cancels a return of goods that don't come. */
export const cancelReturn = verb(returnsEndpoints.cancel, async ({ trx, viewer }, { id, reason }) => {
  const before = await lockReturn(trx, viewer, id, undefined)
  requireOpen(viewer, before)
  await writeDocuments(trx, viewer, before, [])
  const change = { status: 'cancelled' as const, version: before.version + 1 }
  const { after } = await trx.send({ changed: changeReturn(id, change), after: returnById(viewer, id) })
  const [answer = before] = after
  return {
    answer,
    history: [did('cancel', 'return', answer, { after: { status: answer.status, reason, version: answer.version } })],
    touched: { returns: [answer] },
  }
})
