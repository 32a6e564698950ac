import { useEffect } from 'react'
import { announce, useAnnouncements } from '../platform/lib/announcements.ts'

/** The live region for announcements. Rendered from the start, because screen readers ignore a region that is added together with its text. */
export function AccessibilityAnnouncer() {
  const announcements = useAnnouncements()
  useEffect(announceScreens, [])
  return (
    <div id="announcements" role="log" aria-live="polite" aria-relevant="additions" aria-label="Announcements" className="sr-only">
      {announcements.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}

/** Every screen has its own title, so a changed title means a new screen. */
function announceScreens(): () => void {
  let known = document.title
  const watch = new MutationObserver(() => {
    if (document.title === known || document.title === '') return
    known = document.title
    announce(known)
  })
  watch.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => watch.disconnect()
}
