import type { Action } from '../../contract/permissions.ts'

/** What a person must be allowed to do to open a screen. Who may not isn't led there and finds 'Access denied'. */
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
