import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { Notification } from '../../../contract/people/notifications/notifications.ts'
import { formatWhen } from '../../platform/lib/format.ts'
import { classNames } from '../../platform/ui/class-names.ts'

const looks = {
  error: { Glyph: CircleAlert, word: 'Error', colour: 'text-negative-text' },
  warning: { Glyph: TriangleAlert, word: 'Warning', colour: 'text-caution-text' },
  success: { Glyph: CircleCheck, word: 'Success', colour: 'text-positive-text' },
  info: { Glyph: Info, word: 'Info', colour: 'text-info-text' },
}

interface NotificationRowProps {
  notification: Notification
  onOpen: (notification: Notification) => void
  /** Truncates long messages; the panel shows them in full. */
  brief?: boolean
}

/** Opens the subject of the notification. */
export function NotificationRow({ notification, onOpen, brief }: NotificationRowProps) {
  const { type, title, message, read, createdAt } = notification
  const { Glyph, word, colour } = looks[type] ?? looks.info
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        onClick={() => onOpen(notification)}
        className="grid min-h-(--touch) w-full grid-cols-[1rem_minmax(0,1fr)_0.5rem] gap-x-3 px-4 py-3 text-left hover:bg-hover focus-visible:shadow-[inset_0_0_0_2px_var(--primary-text)]"
      >
        <Glyph aria-label={word} className={`mt-0.5 ${colour}`} />
        <span className="grid gap-0.5">
          <span className={classNames('wrap-anywhere', brief && 'line-clamp-2', !read && 'font-semibold')}>{title}</span>
          <span className={classNames('text-small text-ink-2 wrap-anywhere', brief && 'line-clamp-3')}>{message}</span>
          <time dateTime={createdAt} className="figures text-small text-muted">
            {formatWhen(createdAt)}
          </time>
        </span>
        {!read && (
          <span className="mt-1.5 size-2 rounded-full bg-primary">
            <span className="sr-only">Unread</span>
          </span>
        )}
      </button>
    </li>
  )
}
