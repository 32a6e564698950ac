import { useEffect } from 'react'

/** Safari has no idle callback; so many milliseconds later the first screen is there. */
const settled = 2000

/** Loads code that the next key or click may need, once the page has nothing else to do. */
export function useIdleLoad(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Showing the part tries again, and says what failed.
    const attempt = () => void load().catch(() => undefined)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(attempt, settled)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(attempt)
    return () => cancelIdleCallback(request)
  }, [load])
}
