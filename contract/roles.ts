export const roles = ['admin', 'manager', 'customer'] as const
export type Role = (typeof roles)[number]

/** Who may call an endpoint, in the words of decisions §2. */
export const staff = ['admin', 'manager'] as const satisfies readonly Role[]
export const everyone = ['admin', 'manager', 'customer'] as const satisfies readonly Role[]
export const adminOnly = ['admin'] as const satisfies readonly Role[]
export const customerOnly = ['customer'] as const satisfies readonly Role[]

/** Specification §3: admin 'Administrator', customer 'Customer Portal', anything else 'Warehouse Manager'. */
export function roleLabel(role: string): string {
  if (role === 'admin') return 'Administrator'
  if (role === 'customer') return 'Customer Portal'
  return 'Warehouse Manager'
}
