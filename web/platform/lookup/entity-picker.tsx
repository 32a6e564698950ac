import { ChevronDown, X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { useScan } from '../scan/use-scan.ts'
import { classNames } from '../ui/class-names.ts'
import { FieldError } from '../ui/field.tsx'
import { inputBox } from '../ui/input.tsx'
import { chosenEntity, type EntityType, type EntityValue, isUnresolved } from './entity.ts'
import { EntityOptions, optionId } from './entity-options.tsx'
import { type EntityScope, entitySources } from './entity-sources.ts'
import { useEntityPicker } from './use-entity-picker.ts'

export interface EntityPickerProps extends EntityScope, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'size' | 'ref'> {
  type: EntityType
  value: EntityValue
  onValueChange: (value: EntityValue) => void
  /** Text without a choice is the code of a new record, not an error. */
  acceptsNew?: boolean | undefined
  /** The first records are offered at once. */
  startOpen?: boolean
  ref?: ((input: HTMLInputElement | null) => void) | undefined
}

/**
 * A text field that searches the server for a customer, item, location or movement as one types, and takes scanned codes
 * while it has the focus. Enter chooses, but only from the results of the text now typed; Tab leaves without choosing. Text
 * without a choice stays, as an error.
 */
export function EntityPicker({
  type,
  value,
  onValueChange,
  customerId,
  locationType,
  inactive,
  among,
  acceptsNew = false,
  startOpen = false,
  className,
  placeholder,
  ref,
  ...rest
}: EntityPickerProps) {
  const listId = useId()
  const errorId = useId()
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(false)
  const picker = useEntityPicker({
    type,
    value,
    onValueChange,
    scope: { customerId, locationType, inactive, among },
    acceptsNew,
    startOpen,
    field,
  })
  useScan(box, picker.takeScan, { onlyFocused: true, isAnswered: chosenEntity(value) !== null })
  const { noun, addedIn, nameFirst = false, placeholder: usualPlaceholder } = entitySources[type]
  const { open, active, text } = picker
  const isError = isUnresolved(value) && !acceptsNew && !focused && !rest['aria-invalid']

  return (
    <div className={classNames('min-w-0', className)}>
      <Popover.Root open={open} onOpenChange={picker.setOpen}>
        <Popover.Anchor asChild>
          <div ref={box} className="relative">
            <input
              {...rest}
              {...(isError && {
                'aria-invalid': true,
                'aria-describedby': [errorId, rest['aria-describedby']].filter(Boolean).join(' '),
              })}
              ref={(input) => {
                field.current = input
                ref?.(input)
              }}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={open && picker.found && !picker.error ? listId : undefined}
              aria-activedescendant={open && active >= 0 ? optionId(listId, active) : undefined}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={placeholder ?? usualPlaceholder}
              title={focused ? undefined : text}
              value={text}
              onChange={(event) => picker.type(event.target.value)}
              onKeyDown={picker.onKeyDown}
              onFocus={(event) => {
                rest.onFocus?.(event)
                setFocused(true)
                event.target.select()
              }}
              onBlur={(event) => {
                rest.onBlur?.(event)
                setFocused(false)
                picker.setOpen(false)
              }}
              onClick={() => picker.setOpen(true)}
              className={classNames(
                inputBox,
                'h-control truncate pl-2.5',
                value === null ? 'pr-8 pointer-coarse:pr-11' : 'pr-16 pointer-coarse:pr-22',
              )}
            />
            <div className="absolute inset-y-0 right-0 flex text-muted">
              {value !== null && !rest.disabled && !rest.readOnly && (
                <button
                  type="button"
                  // Emptying the text does the same by keyboard.
                  tabIndex={-1}
                  aria-label={`Clear ${noun}`}
                  onClick={picker.clear}
                  className="grid w-8 place-items-center rounded-control hover:text-ink pointer-coarse:w-(--touch)"
                >
                  <X aria-hidden />
                </button>
              )}
              <ChevronDown aria-hidden className="pointer-events-none mr-2.5 self-center" />
            </div>
          </div>
        </Popover.Anchor>
        <Popover.Portal>
          <Popover.Content
            role="presentation"
            align="start"
            sideOffset={4}
            collisionPadding={8}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onInteractOutside={(event) => {
              if (event.target instanceof Node && box.current?.contains(event.target)) event.preventDefault()
            }}
            // The focus stays in the text field.
            onMouseDown={(event) => event.preventDefault()}
            className="z-50 max-h-[min(20rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-[min(20rem,calc(100vw-1rem))] overflow-auto rounded-panel border border-line bg-raised shadow-pop"
          >
            <EntityOptions
              id={listId}
              noun={noun}
              nothing={text === '' && addedIn && !among ? `No ${noun}s yet. Add the first one in ${addedIn}.` : `No matching ${noun}s.`}
              nameFirst={nameFirst}
              found={picker.found}
              outdated={picker.outdated}
              error={picker.error}
              onRetry={picker.retry}
              active={active}
              chosenCode={chosenEntity(value)?.code}
              onPick={picker.pick}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <p role="status" className="sr-only">
        {open ? picker.status : ''}
      </p>
      {isError && (
        <div className="mt-1.5">
          <FieldError id={errorId} message={`“${text}” isn’t a chosen ${noun}. Choose one from the list.`} />
        </div>
      )}
    </div>
  )
}
