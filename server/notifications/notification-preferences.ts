import { type Kysely, sql } from 'kysely'
import type { AnswerOf } from '../../contract/endpoint.ts'
import { kindsFor, type NotificationKind, notificationKindRules, notificationsEndpoints } from '../../contract/notifications.ts'
import type { Tables } from '../db/tables.ts'
import { httpError } from '../errors.ts'
import { verb } from '../verb.ts'
import type { Person } from '../viewer.ts'

type Preferences = AnswerOf<typeof notificationsEndpoints.preferences>

/** All kinds are wanted in the app by default, and none by e-mail. */
export async function getPreferences(on: Kysely<Tables>, { userId, role }: Person): Promise<Preferences> {
  const chosen = await on
    .selectFrom('notification_preferences')
    .select(['kind', 'wanted', 'mailed_since as mailedSince'])
    .where('user_id', '=', userId)
    .execute()
  return kindsFor(role).map((kind) => {
    const row = chosen.find((each) => each.kind === kind)
    return { kind, label: notificationKindRules[kind].label, wanted: row?.wanted ?? true, email: row ? row.mailedSince !== null : false }
  })
}

/**
 * Notifications of an unwanted kind are hidden, not deleted, and reappear when the kind is wanted again. Of a kind that is wanted by e-mail
 * only those are mailed that happen from now on.
 */
export const chooseNotifications = verb(
  notificationsEndpoints.updatePreferences,
  async ({ trx, viewer, now }, { email = {}, ...wanted }) => {
    const [inApp, byMail] = [chosenIn(wanted), chosenIn(email)]
    for (const { kind } of [...inApp, ...byMail])
      if (!kindsFor(viewer.role).includes(kind)) throw httpError('notification.kind-not-told', { kind }, { field: kind })
    if (inApp.length > 0)
      await trx.sql
        .insertInto('notification_preferences')
        .values(inApp.map(({ kind, on }) => ({ user_id: viewer.userId, kind, wanted: on })))
        .onConflict((of) => of.columns(['user_id', 'kind']).doUpdateSet((eb) => ({ wanted: eb.ref('excluded.wanted') })))
        .execute()
    if (byMail.length > 0)
      await trx.sql
        .insertInto('notification_preferences')
        .values(byMail.map(({ kind, on }) => ({ user_id: viewer.userId, kind, mailed_since: on ? now : null })))
        .onConflict((of) => of.columns(['user_id', 'kind']).doUpdateSet({ mailed_since: mailedSince }))
        .execute()
    return {
      answer: await getPreferences(trx.sql, viewer),
      history: { none: 'Notification preferences are private.' },
      touched: { ownNotifications: [] },
    }
  },
)

/** Choosing again what is chosen doesn't begin anew. */
const mailedSince = sql<Date | null>`case when excluded.mailed_since is not null
  then coalesce(notification_preferences.mailed_since, excluded.mailed_since) end`

function chosenIn(choice: { [Kind in NotificationKind]?: boolean | undefined }): { kind: NotificationKind; on: boolean }[] {
  return (Object.keys(choice) as NotificationKind[]).flatMap((kind) => (choice[kind] === undefined ? [] : [{ kind, on: choice[kind] }]))
}
