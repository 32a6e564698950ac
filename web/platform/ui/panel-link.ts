/** The style of the link or button in a panel's header. */
export const panelLink =
  'inline-flex min-h-8 items-center rounded-control text-small font-medium whitespace-nowrap text-primary-text hover:underline pointer-coarse:min-h-11'
