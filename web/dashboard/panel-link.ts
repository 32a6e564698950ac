/** The looks of the one link or button in a panel's head. */
export const panelLink =
  'inline-flex min-h-8 items-center rounded-control text-small font-medium whitespace-nowrap text-primary-text hover:underline pointer-coarse:min-h-11'
