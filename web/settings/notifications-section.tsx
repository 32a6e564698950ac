import { useState } from 'react'
import type { z } from 'zod'
import { type NotificationKind, type notificationChoice, notificationsEndpoints } from '../../contract/notifications.ts'
import { settingsEndpoints } from '../../contract/settings.ts'
import { detailFor } from '../lib/api.ts'
import { useChange } from '../lib/use-change.ts'
import { useRead } from '../lib/use-read.ts'
import { useViewer } from '../lib/use-session.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.tsx'

const channels = [
  { channel: 'app', words: 'in the app' },
  { channel: 'email', words: 'by e-mail' },
] as const
type Channel = (typeof channels)[number]['channel']

const box = 'min-w-(--touch) justify-center min-h-9'

/** What the signed-in person wants to be told of, and how. */
export function NotificationsSection() {
  const { user } = useViewer()
  const preferences = useRead(notificationsEndpoints.preferences)
  const portal = useRead(settingsEndpoints.getPortal)
  const { chosen, choose } = useChoices()
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
        {isMuted && <Note>E-mail to customers is switched off at the moment. What you choose counts once it is on again.</Note>}
        {!preferences.data ? (
          <Skeleton className="h-48" />
        ) : (
          <table className="w-full">
            <thead>
              <tr className="text-left text-small text-muted">
                <th className="pb-2 font-medium">Tell me of</th>
                <th className="w-20 pb-2 text-center font-medium">In the app</th>
                <th className="w-20 pb-2 text-center font-medium">By e-mail</th>
              </tr>
            </thead>
            <tbody>
              {preferences.data.map(({ kind, label, wanted, email }) => (
                <tr key={kind} className="border-t border-line">
                  <th scope="row" className="py-1 text-left font-normal">
                    {label}
                  </th>
                  {channels.map(({ channel, words }) => {
                    const stored = channel === 'email' ? email : wanted
                    return (
                      <Cell
                        key={channel}
                        label={`${label} ${words}`}
                        checked={chosen(kind, channel) ?? stored}
                        onChange={(on) => choose(kind, channel, on)}
                      />
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <p className="border-t border-line px-4 py-3 text-small text-muted">
        In effect at once. Mails go to {user.email}, for what happens from now on.
      </p>
    </Panel>
  )
}

/** What was chosen is shown at once, while it is being stored: several boxes may be ticked one after the other. */
function useChoices() {
  const [ahead, setAhead] = useState<ReadonlyMap<string, { on: boolean }>>(new Map())
  const change = useChange(notificationsEndpoints.updatePreferences, (body: z.input<typeof notificationChoice>) => ({ body }))
  const keyOf = (kind: NotificationKind, channel: Channel) => `${kind} ${channel}`

  function choose(kind: NotificationKind, channel: Channel, on: boolean) {
    const [key, choice] = [keyOf(kind, channel), { on }]
    setAhead((before) => new Map(before).set(key, choice))
    change.mutate(channel === 'email' ? { email: { [kind]: on } } : { [kind]: on }, {
      onError: (error) => toast({ title: 'Error', description: detailFor(error), tone: 'destructive' }),
      // Unless the same box was changed again meanwhile.
      onSettled: () =>
        setAhead((before) => (before.get(key) === choice ? new Map([...before].filter(([other]) => other !== key)) : before)),
    })
  }
  return { choose, chosen: (kind: NotificationKind, channel: Channel) => ahead.get(keyOf(kind, channel))?.on }
}

function Cell({ label, checked, onChange }: { label: string; checked: boolean; onChange: (on: boolean) => void }) {
  return (
    <td className="text-center">
      <Checkbox label={<span className="sr-only">{label}</span>} className={box} checked={checked} onCheckedChange={onChange} />
    </td>
  )
}
