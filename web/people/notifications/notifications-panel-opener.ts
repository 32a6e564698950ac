import { createContext, useContext } from 'react'

/** Opens the notifications panel of the shell from anywhere. */
export const NotificationsPanelContext = createContext<() => void>(() => undefined)

export function useOpenNotificationsPanel(): () => void {
  return useContext(NotificationsPanelContext)
}
