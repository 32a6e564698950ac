import { type Count, countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { WhyDialog } from '../../platform/form/why-dialog.tsx'
import { useChange } from '../../platform/lib/use-change.ts'

const kinds = {
  cancel: {
    endpoint: countsEndpoints.cancel,
    title: 'Cancel Count',
    description: 'Nothing more is posted. What was counted so far is kept.',
    submitLabel: 'Cancel Count',
    pendingLabel: 'Cancelling...',
    done: 'Count Cancelled',
    hint: undefined,
  },
  writeOff: {
    endpoint: countsEndpoints.writeOffAside,
    title: 'Write Off Goods Aside',
    description: 'What short picks at these locations put aside, and no count found, is taken out of the stock.',
    submitLabel: 'Write Off',
    pendingLabel: 'Writing off...',
    done: 'Goods Written Off',
    hint: 'The owner of the goods can read this.',
  },
} as const

interface CountReasonDialogProps {
  count: Count
  kind: keyof typeof kinds
  onClose: () => void
}

/** Asks why. */
export function CountReasonDialog({ count, kind, onClose }: CountReasonDialogProps) {
  const { endpoint, description, done, ...words } = kinds[kind]
  const change = useChange(endpoint, (reason: string) => ({
    params: { id: count.id },
    body: { reason },
  }))
  return (
    <WhyDialog
      {...words}
      name={`${kind}-count-${count.id}`}
      noun="count"
      description={`${count.countNumber}. ${description}`}
      cancelLabel="Keep"
      required
      maxLength={300}
      send={change.mutateAsync}
      said={() => ({ title: done, description: count.countNumber })}
      onClose={onClose}
    />
  )
}
