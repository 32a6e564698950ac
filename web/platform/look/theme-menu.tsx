import { Monitor, Moon, Sun } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ThemeChoice, themeChoices, useTheme } from '../lib/theme.ts'
import { IconButton } from '../ui/icon-button.tsx'

export const themes: Record<ThemeChoice, { label: string; icon: typeof Sun }> = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  system: { label: 'System', icon: Monitor },
}

/** Light, dark, or the system's theme. */
export function ThemeMenu() {
  const [chosen, choose] = useTheme()
  const Chosen = themes[chosen].icon
  // Not modal: a modal menu locks scrolling by an inline style sheet, which the content security policy forbids.
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={`Theme: ${themes[chosen].label}`} icon={<Chosen />} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          className="z-30 min-w-36 rounded-panel border border-line bg-raised p-1 shadow-pop"
        >
          <DropdownMenu.RadioGroup value={chosen} onValueChange={(value) => choose(value as ThemeChoice)}>
            {themeChoices.map((choice) => {
              const { label, icon: Icon } = themes[choice]
              return (
                <DropdownMenu.RadioItem
                  key={choice}
                  value={choice}
                  className="flex min-h-(--touch) cursor-default items-center gap-2.5 rounded-control px-2.5 outline-none data-highlighted:bg-hover data-[state=checked]:font-medium data-[state=checked]:text-primary-text sm:min-h-8.5"
                >
                  <Icon aria-hidden="true" className="size-4" />
                  {label}
                </DropdownMenu.RadioItem>
              )
            })}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
