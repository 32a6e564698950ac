import { useContext } from 'react'
import { may, useViewer } from '../lib/use-session.ts'
import { type ScreenDefinition, ScreensContext, useMenu } from '../screen/screen-definitions.ts'
import type { SearchedScreen } from './search-entries.ts'

/** The screens of the viewer's menu, and the screen at a path such as `/orders/7`: null when there is none that the viewer may open. */
export function useSearchedScreens(): { screens: readonly SearchedScreen[]; screenOf: (path: string) => SearchedScreen | null } {
  const { byPath } = useContext(ScreensContext)
  const { user } = useViewer()
  const named = (path: string, { title, icon }: ScreenDefinition) => ({ path, title, icon })
  return {
    screens: useMenu()
      .flat()
      .map(({ path, definition }) => named(path, definition)),
    screenOf: (path) => {
      const definition = byPath[path.replace(/\/\d+$/, '/$id')]
      return definition && may(user, definition.allow) ? named(path, definition) : null
    },
  }
}
