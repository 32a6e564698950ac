import type { Kysely } from 'kysely'
import type { AnswerOf } from '../../contract/endpoint.ts'
import { kindsFor, type NotificationKind, notificationKindRules, notificationsEndpoints } from '../../contract/notifications.ts'
import type { Tables } from '../db/tables.ts'
import { httpError } from '../errors.ts'
import { verb } from '../verb.ts'
import type { Person } from '../viewer.ts'

type Preferences = AnswerOf<typeof notificationsEndpoints.preferences>

/** All kinds are wanted by default. */
export async function getPreferences(on: Kysely<Tables>, { userId, role }: Person): Promise<Preferences> {
  const unwanted = await on
    .selectFrom('notification_preferences')
    .select('kind')
    .where('user_id', '=', userId)
    .where('wanted', '=', false)
    .execute()
  return kindsFor(role).map((kind) => ({
    kind,
    label: notificationKindRules[kind].label,
    wanted: !unwanted.some((row) => row.kind === kind),
  }))
}

/** Notifications of an unwanted kind are hidden, not deleted, and reappear when the kind is wanted again. */
export const chooseNotifications = verb(notificationsEndpoints.updatePreferences, async ({ trx, viewer }, wanted) => {
  const chosen = (Object.keys(wanted) as NotificationKind[]).flatMap((kind) => {
    if (wanted[kind] === undefined) return []
    if (!kindsFor(viewer.role).includes(kind)) throw httpError('notification.kind-not-told', { kind }, { field: kind })
    return [{ user_id: viewer.userId, kind, wanted: wanted[kind] }]
  })
  if (chosen.length > 0)
    await trx.sql
      .insertInto('notification_preferences')
      .values(chosen)
      .onConflict((of) => of.columns(['user_id', 'kind']).doUpdateSet((eb) => ({ wanted: eb.ref('excluded.wanted') })))
      .execute()
  return {
    answer: await getPreferences(trx.sql, viewer),
    history: { none: 'Notification preferences are private.' },
    touched: { ownNotifications: [] },
  }
})
