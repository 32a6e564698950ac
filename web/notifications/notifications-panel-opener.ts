import { createContext, useContext } from 'react'

/** The shell holds the panel; whoever leads to it asks here. */
export const NotificationsPanelContext = createContext<() => void>(() => undefined)

export function useOpenNotificationsPanel(): () => void {
  return useContext(NotificationsPanelContext)
}
