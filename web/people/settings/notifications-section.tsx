import { useState } from 'react'
import type { z } from 'zod'
import {
  type MailTime,
  type NotificationKind,
  type notificationChoice,
  notificationsEndpoints,
} from '../../../contract/people/notifications/notifications.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { toastError } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { UnsentMailNote } from '../../platform/mail/unsent-mail.tsx'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Note } from '../../platform/ui/note.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Select } from '../../platform/ui/select.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'

const box = 'min-w-(--touch) justify-center min-h-9'

const mailOptions = [
  { value: 'never', label: 'Never' },
  { value: 'at_once', label: 'Immediately' },
  { value: 'daily', label: 'Once a day' },
] as const satisfies readonly { value: MailTime; label: string }[]

/** What the signed-in person wants to be notified of, and how. */
export function NotificationsSection() {
  const { user } = useViewer()
  const preferences = useRead(notificationsEndpoints.preferences)
  const portal = useRead(settingsEndpoints.getPortal)
  const inApp = useChoices<boolean>((kind, on) => ({ [kind]: on }))
  const byMail = useChoices<MailTime>((kind, time) => ({ email: { [kind]: time } }))
  const isMuted = user.role === 'customer' && portal.data?.emailNotifications === false

  if (preferences.isError)
    return (
      <Panel title="Notifications">
        <ErrorState
          title="Failed to load your preferences"
          detail={detailFor(preferences.error)}
          onRetry={() => void preferences.refetch()}
        />
      </Panel>
    )
  return (
    <Panel title="Notifications">
      <div className="grid gap-3 p-4">
        <UnsentMailNote />
        {isMuted && <Note>Email to customers is currently off. Your choices apply when it’s turned on again.</Note>}
        {!preferences.data ? (
          <Skeleton className="h-48" />
        ) : (
          <table className="w-full">
            <thead>
              <tr className="text-left text-small text-muted">
                <th className="pb-2 font-medium">Notify me about</th>
                <th className="w-20 pb-2 text-center font-medium">In the app</th>
                <th className="w-32 pb-2 font-medium">By email</th>
              </tr>
            </thead>
            <tbody>
              {preferences.data.map(({ kind, label, wanted, mail }) => (
                <tr key={kind} className="border-t border-line">
                  <th scope="row" className="py-1 text-left font-normal">
                    {label}
                  </th>
                  <td className="text-center">
                    <Checkbox
                      label={<span className="sr-only">{label} in the app</span>}
                      className={box}
                      checked={inApp.chosen(kind) ?? wanted}
                      onCheckedChange={(on) => inApp.choose(kind, on)}
                    />
                  </td>
                  <td className="py-1">
                    <Select
                      aria-label={`${label} by email`}
                      size="sm"
                      options={mailOptions}
                      value={byMail.chosen(kind) ?? mail}
                      onValueChange={(time) => byMail.choose(kind, time)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <p className="border-t border-line px-4 py-3 text-small text-muted">
        Applies immediately to new events. Emails go to {user.email}. Daily emails are sent after 07:00.
      </p>
    </Panel>
  )
}

type Body = z.input<typeof notificationChoice>

/** What was chosen is shown at once, while it is being stored: several choices may be made one after the other. */
function useChoices<Choice>(bodyOf: (kind: NotificationKind, choice: Choice) => Body) {
  const [ahead, setAhead] = useState<ReadonlyMap<NotificationKind, { choice: Choice }>>(new Map())
  const change = useChange(notificationsEndpoints.updatePreferences, (body: Body) => ({ body }))

  function choose(kind: NotificationKind, choice: Choice) {
    const chosen = { choice }
    setAhead((before) => new Map(before).set(kind, chosen))
    change.mutate(bodyOf(kind, choice), {
      onError: (error) => toastError(error),
      // Unless another choice was made meanwhile.
      onSettled: () =>
        setAhead((before) => (before.get(kind) === chosen ? new Map([...before].filter(([other]) => other !== kind)) : before)),
    })
  }
  return { choose, chosen: (kind: NotificationKind) => ahead.get(kind)?.choice }
}
