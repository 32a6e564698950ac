import { DropdownMenu } from 'radix-ui'
import type { Language } from '../../contract/languages.ts'
import { authEndpoints } from '../../contract/people/auth/auth.ts'
import { languageChoices } from '../platform/lib/format.ts'
import { toastError } from '../platform/lib/toast.ts'
import { useChange } from '../platform/lib/use-change.ts'

/** The content of the language menu. */
export function LanguageChoices({ chosen }: { chosen: Language }) {
  const change = useChange(authEndpoints.changeAccount, (language: Language) => ({ body: { language } }))

  function choose(value: string): void {
    const choice = languageChoices().find(({ language }) => language === value)
    if (!choice) return
    change.mutate(choice.language, {
      onError: (error) => toastError(error, 'Update Failed'),
    })
  }

  return (
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
  )
}
