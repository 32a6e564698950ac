/** Specification §9: how long a notice stands before its redirect, in milliseconds. */
export const redirectDelay = 500
