import type { ComponentProps, MouseEvent } from 'react'

/**
 * The properties of a button whose work may be under way. Then it takes no click, and keeps the keyboard's focus, which a
 * disabled button loses.
 */
export function whilePending(pending: boolean | undefined, onClick: ComponentProps<'button'>['onClick']) {
  return pending ? { 'aria-busy': true, 'aria-disabled': true, onClick: refuse } : { onClick }
}

function refuse(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
