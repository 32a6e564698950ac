import { Globe } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { authEndpoints } from '../../contract/auth.ts'
import { defaultLanguage, type Language } from '../../contract/languages.ts'
import { detailFor } from '../lib/api.ts'
import { languageChoices, languageName } from '../lib/format.ts'
import { useChange } from '../lib/use-change.ts'
import { useViewer } from '../lib/use-session.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { toast } from '../ui/toast.tsx'

/** By the rules of which language dates and numbers are written; kept with the person's account. */
export function LanguageMenu() {
  const chosen = useViewer().user.language ?? defaultLanguage
  const change = useChange(authEndpoints.changeAccount, (language: Language) => ({ body: { language } }))

  function choose(value: string): void {
    const choice = languageChoices().find(({ language }) => language === value)
    if (!choice) return
    const onError = (error: Error) => toast({ title: 'Update Failed', description: detailFor(error), tone: 'destructive' })
    change.mutate(choice.language, { onError })
  }

  // Not modal, as the theme menu.
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={`Dates and numbers: ${languageName(chosen)}`} icon={<Globe />} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-30 max-h-(--radix-dropdown-menu-content-available-height) w-64 overflow-y-auto rounded-panel border border-line bg-raised p-1 shadow-pop"
        >
          <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 text-caption text-muted">Dates and numbers</DropdownMenu.Label>
          <DropdownMenu.RadioGroup value={chosen} onValueChange={choose}>
            {languageChoices().map(({ language, name, sample }) => (
              <DropdownMenu.RadioItem
                key={language}
                value={language}
                textValue={name}
                className="block cursor-default rounded-control px-2.5 py-1.5 outline-none data-highlighted:bg-hover data-[state=checked]:font-medium data-[state=checked]:text-primary-text"
              >
                {name}
                <span className="sr-only"> · </span>
                <span className="figures block text-caption font-normal text-muted">{sample}</span>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
