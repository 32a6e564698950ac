import type { Action } from '../../contract/permissions.ts'

/** The action a person must be allowed to open a screen. Others get no link to it and see 'Access denied'. */
export const screenActions = {
  '/dashboard': 'account.read',
  '/orders': 'orders.read',
  '/inventory': 'inventory.read',
  '/customer-portfolio': 'screens.staff',
  '/customer/overview': 'account.read',
  '/customer/orders': 'orders.read',
  '/customer/inventory': 'inventory.read',
} as const satisfies Record<string, Action>

export type ScreenPath = keyof typeof screenActions
