import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  info: { box: 'border-line-strong bg-raised', glyph: 'text-muted', Glyph: Info },
  caution: { box: 'border-caution-line bg-caution-soft', glyph: 'text-caution-text', Glyph: TriangleAlert },
  negative: { box: 'border-negative bg-negative-soft', glyph: 'text-negative-text', Glyph: CircleAlert },
}

interface NoteProps {
  tone?: keyof typeof tones
  /** Not announced although it is negative: what was so before one came, or goes on changing. */
  quiet?: boolean
  children: ReactNode
}

/** A boxed note. Screen readers announce a negative one at once. */
export function Note({ tone = 'info', quiet = false, children }: NoteProps) {
  const { box, glyph, Glyph } = tones[tone]
  return (
    <div
      role={tone === 'negative' && !quiet ? 'alert' : undefined}
      className={classNames('flex gap-2.5 rounded-control border border-l-3 px-3 py-2.5 wrap-anywhere', box)}
    >
      <Glyph aria-hidden className={classNames('mt-0.5', glyph)} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
