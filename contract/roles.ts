export const roles = ['admin', 'manager', 'worker', 'accountant', 'customer'] as const
export type Role = (typeof roles)[number]
export const staffRoles = ['admin', 'manager', 'worker', 'accountant'] as const satisfies readonly Role[]
export type StaffRole = (typeof staffRoles)[number]

/** The portal access of a customer's users: everything their role may do, or read only. */
export const portalAccesses = ['full', 'view_only'] as const
export const portalAccessLabels = { full: 'Full', view_only: 'View only' } as const satisfies Record<
  (typeof portalAccesses)[number],
  string
>

/** Specification §3: admin 'Administrator', customer 'Customer Portal', anything else 'Warehouse Manager'; the two later roles have their own. */
export function roleLabel(role: string): string {
  if (role === 'admin') return 'Administrator'
  if (role === 'customer') return 'Customer Portal'
  if (role === 'worker') return 'Floor Worker'
  return role === 'accountant' ? 'Accountant' : 'Warehouse Manager'
}
