import { Check, CircleAlert, CircleDashed, Scale } from 'lucide-react'
import type { Reconciliation } from '../../../contract/stock/reconciliation/reconciliation.ts'
import { formatWhen, plural } from '../../platform/lib/format.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { useBooks, useCheckBooks } from './use-dashboard.ts'

/** The result of the last check of the stock books; administrators can start a check. */
export function BooksBadge() {
  const mayCheck = useMay('reconciliation.run')
  const books = useBooks()
  const check = useCheckBooks()

  function checkNow() {
    check.mutate(undefined, {
      onSuccess: (found) =>
        toast(
          found.ok
            ? { title: 'Stock books balance', description: 'All checks of the stock ledger passed.' }
            : { title: 'Stock books do not balance', description: brokenRules(found), tone: 'destructive' },
        ),
      onError: (error) => toastError(error),
    })
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span role="status" className="min-w-8">
        {books.isPending ? <Skeleton className="w-36" /> : <State books={books.data} />}
      </span>
      {books.data && <span className="figures text-small text-muted">Checked: {formatWhen(books.data.at)}</span>}
      {mayCheck && (
        <Button size="sm" variant="ghost" icon={<Scale aria-hidden="true" />} pending={check.isPending} onClick={checkNow}>
          Check now
        </Button>
      )}
    </div>
  )
}

function State({ books }: { books: Reconciliation | null | undefined }) {
  if (books === undefined) return <Badge icon={<CircleDashed aria-hidden="true" />}>Failed to load the stock book check</Badge>
  if (!books) return <Badge icon={<CircleDashed aria-hidden="true" />}>Stock books not checked yet</Badge>
  if (books.ok) {
    return (
      <Badge tone="green" icon={<Check aria-hidden="true" />}>
        Stock books balance
      </Badge>
    )
  }
  return (
    <Badge tone="red" icon={<CircleAlert aria-hidden="true" />}>
      Stock books do not balance
    </Badge>
  )
}

/** 'the ledger sums to the on-hand: 2 rows'. */
export function brokenRules({ findings }: Reconciliation): string {
  return findings.map(({ rule, count }) => `${rule}: ${plural(count, 'row')}`).join('; ')
}
