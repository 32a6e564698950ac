import { useLayoutEffect, useRef } from 'react'
import { focusable } from '../ui/focusable.ts'
import { isEditable } from './field-text.ts'
import { dropTyping, holdTyping } from './typed-ahead.ts'

/** Stands where the code of a part with a text field is loading: what one types meanwhile goes into that field. */
export function LoadingField() {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const popover = place.current?.closest<HTMLElement>('[role="dialog"]')
    const shown = holdTyping()
    return () => {
      shown()
      if (popover) setTimeout(() => focusFirst(popover))
    }
  }, [])
  return <span ref={place} hidden />
}

/** A popover that opened before its content got the focus itself. */
function focusFirst(popover: HTMLElement) {
  const first = popover.querySelector<HTMLElement>(focusable)
  if (document.activeElement === popover) first?.focus()
  if (!isEditable(first)) dropTyping()
}
