import type { User } from '../../../contract/people/auth/auth.ts'
import type { Role } from '../../../contract/roles.ts'

/** Where each role begins to work. */
const startScreens = {
  admin: '/dashboard',
  manager: '/dashboard',
  worker: '/floor',
  accountant: '/invoices',
  customer: '/customer/overview',
} as const satisfies Record<Role, string>

export function startScreenOf({ role }: User) {
  return startScreens[role]
}
