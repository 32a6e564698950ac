import { useEffect } from 'react'
import { setFollowing } from './query-client.ts'
import { listenToServer, watchConnection } from './server-events.ts'
import { useMay } from './use-session.ts'

/** Keeps lists and the system's state up to date. Where live updates are switched off for customers, each screen is read again when it is opened. */
export function useServerEvents(): void {
  const mayListen = useMay('events.read')
  useEffect(watchConnection, [])
  useEffect(() => {
    setFollowing(mayListen)
    return mayListen ? listenToServer() : undefined
  }, [mayListen])
}
