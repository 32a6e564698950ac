import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { differenceIn } from './code-difference.ts'
import type { Refusal } from './use-scanned-work.ts'

interface WrongScanProps<Answer> extends Refusal<Answer> {
  onAnswer?: (answer: Answer) => void
  /** While an answer is sent. */
  pending?: boolean
  onAgain: () => void
  againLabel?: string
  /** Another way on, next to 'Scan again'. */
  children?: ReactNode
}

/** Fills a phone's screen, so that it is seen from a step away; screen readers announce it at once. The next right scan ends it. */
export function WrongScan<Answer>({
  title,
  wrong,
  answers = [],
  onAnswer,
  pending,
  onAgain,
  againLabel = 'Scan again',
  children,
}: WrongScanProps<Answer>) {
  return (
    <div
      role="alert"
      className="z-30 grid content-start gap-3 border-2 border-negative bg-negative-soft p-4 max-sm:fixed max-sm:inset-0 max-sm:grid-rows-[auto_1fr_auto] max-sm:overflow-y-auto max-sm:border-8 sm:m-4 sm:mb-0 sm:rounded-panel"
    >
      <p className="flex items-center gap-2 text-title font-semibold text-negative-text">
        <CircleAlert aria-hidden className="size-5!" /> {title}
      </p>
      {'sentence' in wrong ? (
        <p className="text-body wrap-anywhere">{wrong.sentence}</p>
      ) : (
        <dl className="grid content-start gap-x-4 gap-y-2 sm:grid-cols-2">
          <Code label="Expected" code={wrong.expected} />
          <Code label="Scanned" code={wrong.scanned} expected={wrong.expected} />
        </dl>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        <Button className="min-h-floor! text-body" onClick={onAgain}>
          {againLabel}
        </Button>
        {answers.map(({ label, answer }) => (
          <Button key={label} className="min-h-floor! text-body" pending={pending} onClick={() => onAnswer?.(answer)}>
            {label}
          </Button>
        ))}
        {children}
      </div>
    </div>
  )
}

/** A code; where it differs from the expected one, it is underlined. */
function Code({ label, code, expected = code }: { label: string; code: string; expected?: string }) {
  const [before, differs, after] = differenceIn(code, expected)
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="mono text-[1.375rem] leading-8 font-semibold wrap-anywhere">
        {before}
        {differs && <u className="decoration-negative decoration-[3px] underline-offset-4">{differs}</u>}
        {after}
      </dd>
    </div>
  )
}
