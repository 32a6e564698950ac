import type { ReactNode } from 'react'
import type { Action } from '../../../contract/permissions.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'

export interface SettingsSection {
  /** Names it in the address: `?section=accessibility`. */
  value: string
  label: string
  /** Only people who are allowed this find it listed. */
  allow: Action
  /** Loaded when it is opened. */
  Section: () => ReactNode
}

const ProfileSection = lazyPart(() => import('./profile-section.tsx'), 'ProfileSection')
const AppearanceSection = lazyPart(() => import('./appearance-section.tsx'), 'AppearanceSection')
const AccessibilitySection = lazyPart(() => import('./accessibility-section.tsx'), 'AccessibilitySection')
const NotificationsSection = lazyPart(() => import('./notifications-section.tsx'), 'NotificationsSection')
const ColleaguesSection = lazyPart(() => import('./colleagues-section.tsx'), 'ColleaguesSection')
const StaffSection = lazyPart(() => import('./staff-section.tsx'), 'StaffSection')
const OperatorSection = lazyPart(() => import('./operator-section.tsx'), 'OperatorSection')
const SitesSection = lazyPart(() => import('./sites-section.tsx'), 'SitesSection')
const FloorSection = lazyPart(() => import('./floor-section.tsx'), 'FloorSection')
const WarehouseSection = lazyPart(() => import('./warehouse-section.tsx'), 'WarehouseSection')
const BillingSection = lazyPart(() => import('./billing-section.tsx'), 'BillingSection')
const SecuritySection = lazyPart(() => import('./security-section.tsx'), 'SecuritySection')
const PortalSection = lazyPart(() => import('../portal-management/portal-settings.tsx'), 'PortalSettings')
const RetentionSection = lazyPart(() => import('./retention-section.tsx'), 'RetentionSection')

/** What the settings screen lists, in this order. */
export const settingsSections: readonly { title: string; sections: readonly SettingsSection[] }[] = [
  {
    title: 'Your Account',
    sections: [
      { value: 'profile', label: 'Profile', allow: 'account.read', Section: ProfileSection },
      { value: 'appearance', label: 'Appearance', allow: 'account.read', Section: AppearanceSection },
      { value: 'accessibility', label: 'Accessibility', allow: 'account.read', Section: AccessibilitySection },
      { value: 'notifications', label: 'Notifications', allow: 'notifications.choose', Section: NotificationsSection },
      { value: 'security', label: 'Security', allow: 'account.secure', Section: SecuritySection },
    ],
  },
  {
    title: 'Company',
    sections: [
      { value: 'colleagues', label: 'Colleagues', allow: 'colleagues.read', Section: ColleaguesSection },
      { value: 'users', label: 'Users', allow: 'staff.manage', Section: StaffSection },
      { value: 'operator', label: 'Operator', allow: 'settings.change', Section: OperatorSection },
      { value: 'warehouse', label: 'Warehouse', allow: 'settings.change', Section: WarehouseSection },
      { value: 'sites', label: 'Sites', allow: 'sites.change', Section: SitesSection },
      { value: 'floor', label: 'Floor', allow: 'settings.change', Section: FloorSection },
      { value: 'billing', label: 'Billing', allow: 'settings.change', Section: BillingSection },
      { value: 'portal', label: 'Customer Portal', allow: 'settings.change', Section: PortalSection },
      { value: 'retention', label: 'Retention', allow: 'settings.change', Section: RetentionSection },
    ],
  },
]
