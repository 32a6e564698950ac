import { Globe } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Suspense } from 'react'
import { defaultLanguage } from '../../contract/languages.ts'
import { languageName } from '../platform/lib/format.ts'
import { lazyPart } from '../platform/lib/lazy-part.ts'
import { useViewer } from '../platform/lib/use-session.ts'
import { IconButton } from '../platform/ui/icon-button.tsx'

// Loaded when first opened.
const LanguageChoices = lazyPart(() => import('./language-choices.tsx'), 'LanguageChoices')

/** The language whose rules dates and numbers follow; kept with the person's account. */
export function LanguageMenu() {
  const chosen = useViewer().user.language ?? defaultLanguage

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
          <Suspense>
            <LanguageChoices chosen={chosen} />
          </Suspense>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
