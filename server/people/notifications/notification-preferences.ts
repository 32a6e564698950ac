import { type Kysely, sql } from 'kysely'
import type { AnswerOf } from '../../../contract/endpoint.ts'
import {
  kindsFor,
  type MailTime,
  type NotificationKind,
  notificationKindRules,
  notificationsEndpoints,
} from '../../../contract/people/notifications/notifications.ts'
import { httpError } from '../../errors.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { verb } from '../../verb.ts'
import type { Person } from '../../viewer.ts'

type Preferences = AnswerOf<typeof notificationsEndpoints.preferences>

/** All kinds are wanted in the app by default, and none by email. */
export async function getPreferences(on: Kysely<Tables>, { userId, role }: Person): Promise<Preferences> {
  const chosen = await on
    .selectFrom('notification_preferences')
    .select(['kind', 'wanted', 'mailed_since as mailedSince', 'mailed_daily as mailedDaily'])
    .where('user_id', '=', userId)
    .execute()
  return kindsFor(role).map((kind) => {
    const row = chosen.find((each) => each.kind === kind)
    const mail: MailTime = !row?.mailedSince ? 'never' : row.mailedDaily ? 'daily' : 'at_once'
    return { kind, label: notificationKindRules[kind].label, wanted: row?.wanted ?? true, email: mail !== 'never', mail }
  })
}

/**
 * Notifications of an unwanted kind are hidden, not deleted, and reappear when the kind is wanted again. Of a kind that is wanted by email
 * only those are mailed that happen from now on.
 */
export const chooseNotifications = verb(
  notificationsEndpoints.updatePreferences,
  async ({ trx, viewer, now }, { email = {}, ...wanted }) => {
    const [inApp, byMail] = [chosenIn(wanted), chosenIn(email)]
    for (const { kind } of [...inApp, ...byMail])
      if (!kindsFor(viewer.role).includes(kind)) throw httpError('notification.kind-not-offered', { kind }, { field: kind })
    if (inApp.length > 0)
      await trx.sql
        .insertInto('notification_preferences')
        .values(inApp.map(({ kind, choice }) => ({ user_id: viewer.userId, kind, wanted: choice })))
        .onConflict((of) => of.columns(['user_id', 'kind']).doUpdateSet((eb) => ({ wanted: eb.ref('excluded.wanted') })))
        .execute()
    if (byMail.length > 0)
      await trx.sql
        .insertInto('notification_preferences')
        .values(byMail.map(({ kind, choice }) => ({ user_id: viewer.userId, kind, ...mailedAs(mailTimeOf(choice), now) })))
        .onConflict((of) =>
          of
            .columns(['user_id', 'kind'])
            .doUpdateSet((eb) => ({ mailed_since: mailedSince, mailed_daily: eb.ref('excluded.mailed_daily') })),
        )
        .execute()
    return {
      answer: await getPreferences(trx.sql, viewer),
      history: { none: 'Notification preferences are private.' },
      touched: { ownNotifications: [] },
    }
  },
)

function mailTimeOf(choice: MailTime | boolean): MailTime {
  return choice === true ? 'at_once' : choice === false ? 'never' : choice
}

function mailedAs(time: MailTime, now: Date) {
  return { mailed_since: time === 'never' ? null : now, mailed_daily: time === 'daily' }
}

/** Another choice counts for what happens from now on; choosing again what is chosen changes nothing. */
const mailedSince = sql<Date | null>`case
  when excluded.mailed_since is not null and notification_preferences.mailed_daily = excluded.mailed_daily
    then coalesce(notification_preferences.mailed_since, excluded.mailed_since)
  else excluded.mailed_since end`

function chosenIn<Choice>(choices: { [Kind in NotificationKind]?: Choice | undefined }): { kind: NotificationKind; choice: Choice }[] {
  return (Object.keys(choices) as NotificationKind[]).flatMap((kind) => {
    const choice = choices[kind]
    return choice === undefined ? [] : [{ kind, choice }]
  })
}
