import type { User } from '../../../contract/people/auth/auth.ts'
import { classNames } from '../ui/class-names.ts'

/** A person's picture, or the initials. The name is next to it. */
export function Avatar({ user, large = false }: { user: User; large?: boolean }) {
  const size = large ? 'size-16' : 'size-8'
  if (user.profileImageUrl)
    return <img src={user.profileImageUrl} alt="" className={classNames(size, 'flex-none rounded-control object-cover')} />
  const initials = [user.firstName, user.lastName].map((name) => name?.[0] ?? '').join('') || (user.email || user.username)[0]
  return (
    <span
      aria-hidden="true"
      className={classNames(
        size,
        large ? 'text-title' : 'text-small',
        'grid flex-none place-items-center rounded-control bg-primary font-semibold text-on-primary uppercase',
      )}
    >
      {initials}
    </span>
  )
}
