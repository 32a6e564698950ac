import { Popover } from 'radix-ui'
import { type RefObject, useRef } from 'react'
import { Calendar } from './calendar.tsx'

interface CalendarPopoverProps {
  /** The field with its button. */
  anchor: RefObject<HTMLElement | null>
  day: string | null
  min: string | undefined
  max: string | undefined
  onChoose: (day: string) => void
  /** `returnsFocus` unless another place was clicked. */
  onClose: (returnsFocus: boolean) => void
}

/** A calendar below a date field. */
export function CalendarPopover({ anchor, onClose, ...calendar }: CalendarPopoverProps) {
  const isInField = (target: EventTarget | null) => target instanceof Node && anchor.current?.contains(target)
  const content = useRef<HTMLDivElement>(null)
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          aria-label="Calendar"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            content.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={() => onClose(true)}
          onInteractOutside={({ target }) => {
            // Its button closes it itself.
            if (!isInField(target)) onClose(false)
          }}
          className="z-50 rounded-panel border border-line bg-raised p-2 shadow-pop"
        >
          <Calendar {...calendar} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
