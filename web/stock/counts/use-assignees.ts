import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { roleMay } from '../../../contract/permissions.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { fullName, useMay, useViewer } from '../../platform/lib/use-session.ts'

/** The people that a count can be assigned to: only the person itself, for people who may not read the members of staff. */
export function useAssignees(): readonly { value: string; label: string }[] {
  const { user } = useViewer()
  const mayRead = useMay('staff.read')
  const staff = useRead(authEndpoints.listStaff, {}, { enabled: mayRead })
  const counters = staff.data?.filter(({ role }) => roleMay(role, 'counts.work'))
  const known = counters ?? (mayRead ? [] : [{ id: user.id, name: fullName(user) }])
  return known.map(({ id, name }) => ({ value: String(id), label: id === user.id ? `${name} (you)` : name }))
}
