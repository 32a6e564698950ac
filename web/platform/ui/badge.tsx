import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'grey' | 'green' | 'yellow' | 'blue' | 'purple' | 'red' | 'teal'

const tones: Record<BadgeTone, string> = {
  grey: 'bg-badge-grey-bg text-badge-grey',
  green: 'bg-badge-green-bg text-badge-green',
  yellow: 'bg-badge-yellow-bg text-badge-yellow',
  blue: 'bg-badge-blue-bg text-badge-blue',
  purple: 'bg-badge-purple-bg text-badge-purple',
  red: 'bg-badge-red-bg text-badge-red',
  teal: 'bg-badge-teal-bg text-badge-teal',
}

/** Soft fill, dark ink; a glyph and a word (types: only the word). */
export function Badge({ tone = 'grey', icon, children }: { tone?: BadgeTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'badge inline-flex min-h-[1.375rem] items-center gap-[5px] rounded-badge py-0.5 pr-[7px] text-small leading-[1.15] font-medium sm:whitespace-nowrap',
        '[&>svg.lucide]:size-[13px]',
        icon ? 'pl-1.5' : 'pl-[7px]',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
