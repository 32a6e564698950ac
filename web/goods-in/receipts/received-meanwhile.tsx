import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { WrongScan } from '../../platform/floor/wrong-scan.tsx'
import { playErrorTone } from '../../platform/scan/error-tone.ts'
import { useScan } from '../../platform/scan/use-scan.ts'
import { Button } from '../../platform/ui/button.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'

/** A receipt that is received, perhaps by a colleague while this person counts: its page refuses further scans, so that none goes unnoticed. */
export function ReceivedMeanwhile({ receipt: { id, receiptNumber } }: { receipt: Receipt }) {
  const page = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState(false)
  useScan(page, () => {
    playErrorTone()
    setRefused(true)
    return null
  })
  const open = (
    <Button asChild variant="primary">
      <Link {...recordLink('/receipts/$id', id)}>Open {receiptNumber}</Link>
    </Button>
  )
  return (
    <div ref={page} className="grid gap-4">
      {refused && (
        <WrongScan
          title="Not counted"
          wrong={{
            sentence: `${receiptNumber} is received. Put these goods aside and correct the counts on the receipt’s page.`,
          }}
          againLabel="Close"
          onAgain={() => setRefused(false)}
        >
          {open}
        </WrongScan>
      )}
      <EmptyState
        title={`${receiptNumber} is received`}
        hint="You can correct the counts on the receipt’s page until it is inspected."
        action={open}
      />
    </div>
  )
}
