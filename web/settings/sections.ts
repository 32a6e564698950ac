import type { ReactNode } from 'react'
import type { Action } from '../../contract/permissions.ts'
import { lazyPart } from '../lib/lazy-part.ts'

export interface SettingsSection {
  /** Names it in the address: `?section=accessibility`. */
  value: string
  label: string
  /** Only people who are allowed this find it listed. */
  allow: Action
  /** Loaded when it is opened. */
  Section: () => ReactNode
}

const AppearanceSection = lazyPart(() => import('./appearance-section.tsx'), 'AppearanceSection')
const AccessibilitySection = lazyPart(() => import('./accessibility-section.tsx'), 'AccessibilitySection')
const SecuritySection = lazyPart(() => import('./security-section.tsx'), 'SecuritySection')
const PortalSection = lazyPart(() => import('../portal-management/portal-settings.tsx'), 'PortalSettings')

/** What the settings screen lists, in this order. */
export const settingsSections: readonly { title: string; sections: readonly SettingsSection[] }[] = [
  {
    title: 'Your Account',
    sections: [
      { value: 'appearance', label: 'Appearance', allow: 'account.read', Section: AppearanceSection },
      { value: 'accessibility', label: 'Accessibility', allow: 'account.read', Section: AccessibilitySection },
      { value: 'security', label: 'Security', allow: 'account.secure', Section: SecuritySection },
    ],
  },
  {
    title: 'Company',
    sections: [{ value: 'portal', label: 'Portal Settings', allow: 'settings.change', Section: PortalSection }],
  },
]
