import { portalAccessLabels } from '../../../contract/roles.ts'

export const portalAccessOptions = [
  { value: 'full', label: portalAccessLabels.full },
  { value: 'view_only', label: portalAccessLabels.view_only },
] as const
