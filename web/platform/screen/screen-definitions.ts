import type { LucideIcon } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext } from 'react'
import type { Action } from '../../../contract/permissions.ts'
import { may, useViewer } from '../lib/use-session.ts'
import type { Shortcut } from '../scan/shortcuts.ts'
import type { Screen } from './lazy-screen.tsx'

export interface ScreenDefinition {
  /** Its name in the menu. */
  title: string
  icon: LucideIcon
  /** The action a person must be allowed to open it. Others get no link to it and see 'Access denied'. */
  allow: Action
  /** `g` and then this letter opens it. */
  key?: string
  staff: Screen
  /** For customers, and for staff who view as one; the one of staff unless another is given. */
  customer?: Screen
}

export function screenFor({ staff, customer = staff }: ScreenDefinition, seesCustomerScreens: boolean): Screen {
  return seesCustomerScreens ? customer : staff
}

/** All screens by path, and the paths of the menus in their groups and order. */
export interface Screens {
  byPath: Readonly<Record<string, ScreenDefinition>>
  staffMenu: readonly (readonly string[])[]
  floorMenu: readonly (readonly string[])[]
  customerMenu: readonly (readonly string[])[]
  /** The help of the open screen; loaded when it is opened. */
  Help: (props: HelpProps) => ReactNode
}

export interface HelpProps {
  /** The title of the open screen. */
  title: string
  /** The keys that worked when the help was opened; it covers the keys of the page. */
  shortcuts: readonly Shortcut[]
  onClose: () => void
}

/** Handed in by web/routes.tsx, because the shell knows no domain. */
export const ScreensContext = createContext<Screens>({ byPath: {}, staffMenu: [], floorMenu: [], customerMenu: [], Help: () => null })

export interface MenuEntry {
  path: string
  definition: ScreenDefinition
  screen: Screen
}

/** The screens in the viewer's menu, by group. A group without a screen that the viewer may open is left out. */
export function useMenu(): readonly (readonly MenuEntry[])[] {
  const { byPath, staffMenu, floorMenu, customerMenu } = useContext(ScreensContext)
  const { user, seesCustomerScreens } = useViewer()
  const entriesOf = (path: string): MenuEntry[] => {
    const definition = byPath[path]
    if (!definition || !may(user, definition.allow)) return []
    return [{ path, definition, screen: screenFor(definition, seesCustomerScreens) }]
  }
  const ofStaff = may(user, 'screens.office') ? staffMenu : floorMenu
  const groups = seesCustomerScreens ? customerMenu : ofStaff
  return groups.map((paths) => paths.flatMap(entriesOf)).filter((entries) => entries.length > 0)
}

/** Whether the signed-in user may open the screen at a path. */
export function useMayOpen(): (path: string) => boolean {
  const { byPath } = useContext(ScreensContext)
  const { user } = useViewer()
  return useCallback((path) => byPath[path] !== undefined && may(user, byPath[path].allow), [byPath, user])
}
