import type { portalAccesses } from '../../contract/roles.ts'

export const portalAccessLabels = { full: 'Full', view_only: 'View only' } as const satisfies Record<
  (typeof portalAccesses)[number],
  string
>

export const portalAccessOptions = [
  { value: 'full', label: portalAccessLabels.full },
  { value: 'view_only', label: portalAccessLabels.view_only },
] as const
