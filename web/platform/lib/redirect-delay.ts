/** Specification §9: how long a notice is shown before its redirect, in milliseconds. */
export const redirectDelay = 500
