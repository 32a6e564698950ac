import type { ReactNode } from 'react'
import type { BillingSettings } from '../../../contract/platform/settings/billing-settings.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { RecordDialog } from '../../platform/form/record-dialog.tsx'
import { useRead } from '../../platform/lib/use-read.ts'

interface WithBillingSettingsProps {
  /** The title of the dialog while the settings are loading. */
  title: string
  onClose: () => void
  children: (settings: BillingSettings) => ReactNode
}

/** The dialogs with lines need the currency and the tax rates before the first line can be typed. */
export function WithBillingSettings({ title, onClose, children }: WithBillingSettingsProps) {
  const read = useRead(settingsEndpoints.getBilling)
  return (
    <RecordDialog title={title} failure="Failed to load the tax rates" read={read} onClose={onClose}>
      {children}
    </RecordDialog>
  )
}
