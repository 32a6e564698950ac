import { CircleAlert } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { differenceIn } from './scanned-goods.ts'
import type { Wrong } from './use-put-away.ts'

interface WrongScanProps {
  wrong: Wrong
  pending: boolean
  onPutHere: () => void
  onAgain: () => void
}

const titles = { goods: 'Wrong goods', location: 'Wrong location', failed: 'Not put away' }

/** Large, so that it is seen from a step away; screen readers announce it at once. */
export function WrongScan({ wrong, pending, onPutHere, onAgain }: WrongScanProps) {
  return (
    <div role="alert" className="m-4 mb-0 grid gap-3 rounded-panel border-2 border-negative bg-negative-soft p-4">
      <p className="flex items-center gap-2 text-title font-semibold text-negative-text">
        <CircleAlert aria-hidden className="size-5!" /> {titles[wrong.kind]}
      </p>
      {wrong.kind === 'failed' ? (
        <p className="text-body wrap-anywhere">{wrong.sentence}</p>
      ) : (
        <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
          <Code label="Expected" code={wrong.expected} />
          <Code label="Scanned" code={wrong.scanned} expected={wrong.expected} />
        </dl>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        <Button className="min-h-14! text-body" onClick={onAgain}>
          Scan again
        </Button>
        {wrong.kind === 'location' && (
          <Button className="min-h-14! text-body" pending={pending} onClick={onPutHere}>
            Put it here instead
          </Button>
        )}
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
