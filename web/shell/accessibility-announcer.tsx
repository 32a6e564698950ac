import { useEffect } from 'react'
import { announce, useAnnouncements } from '../lib/announcements.ts'

/** What a screen reader says of its own accord. Stands in the page from the start: a region that comes with its text stays unheard. */
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

/** Every screen has a title of its own, so a title that changed is a screen that was reached. */
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
