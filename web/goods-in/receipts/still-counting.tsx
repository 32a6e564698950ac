import type { Counting } from '../../../contract/goods-in/receipts/counting.ts'
import { plural } from '../../platform/lib/format.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { Note } from '../../platform/ui/note.tsx'

/** In milliseconds: a person who counted this long ago may well be counting still. */
const recently = 10 * 60_000

/** Warns before a receipt is finished that colleagues counted a moment ago. */
export function StillCounting({ people, now = Date.now() }: { people: Counting['people']; now?: number }) {
  const { user } = useViewer()
  const others = people.filter(({ userId, lastAt }) => userId !== user.id && now - Date.parse(lastAt) < recently)
  if (others.length === 0) return null
  return (
    <Note tone="caution">
      {others.map(({ name, lastAt }) => `${name} counted ${agoInWords(now - Date.parse(lastAt))}.`).join(' ')} What is scanned after
      receiving isn’t counted.
    </Note>
  )
}

function agoInWords(milliseconds: number): string {
  const seconds = Math.max(Math.round(milliseconds / 1000), 1)
  return seconds < 60 ? `${plural(seconds, 'second')} ago` : `${plural(Math.floor(seconds / 60), 'minute')} ago`
}
