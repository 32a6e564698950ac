export const roles = ['admin', 'manager', 'customer'] as const
export type Role = (typeof roles)[number]
export const staffRoles = ['admin', 'manager'] as const satisfies readonly Role[]

/** The portal access of a customer's users: everything their role may do, or read only. */
export const portalAccesses = ['full', 'view_only'] as const
export const portalAccessLabels = { full: 'Full', view_only: 'View only' } as const satisfies Record<
  (typeof portalAccesses)[number],
  string
>

/** Specification §3: admin 'Administrator', customer 'Customer Portal', anything else 'Warehouse Manager'. */
export function roleLabel(role: string): string {
  if (role === 'admin') return 'Administrator'
  if (role === 'customer') return 'Customer Portal'
  return 'Warehouse Manager'
}
