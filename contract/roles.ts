export const roles = ['admin', 'manager', 'customer'] as const
export type Role = (typeof roles)[number]

/** What the users of a customer may do: everything their role may, or look only. */
export const portalAccesses = ['full', 'view_only'] as const

/** Specification §3: admin 'Administrator', customer 'Customer Portal', anything else 'Warehouse Manager'. */
export function roleLabel(role: string): string {
  if (role === 'admin') return 'Administrator'
  if (role === 'customer') return 'Customer Portal'
  return 'Warehouse Manager'
}
