import { Link } from '@tanstack/react-router'
import { Ban, FileText, Pencil, ScanBarcode, Trash2 } from 'lucide-react'
import { isOpenCount } from '../../../contract/stock/counts/count-words.ts'
import { countsEndpoints, type DetailedCount } from '../../../contract/stock/counts/counts.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { addressOf } from '../../platform/lib/api.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { useDialogs } from '../../platform/screen/use-dialogs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Menu, printItem } from '../../platform/ui/menu.tsx'

// Loaded when first opened.
const EditCountDialog = lazyPart(() => import('./edit-count-dialog.tsx'), 'EditCountDialog')
const CountReasonDialog = lazyPart(() => import('./count-reason-dialog.tsx'), 'CountReasonDialog')

/** What can be done with a count. */
export function CountActions({ count }: { count: DetailedCount }) {
  const mayPlan = useMay('counts.approve')
  const mayCount = useMay('counts.work')
  const isOpen = isOpenCount(count.status)
  const hasPlacesLeft = count.places.some(({ status }) => status === 'open' || status === 'recount')
  const mayWriteOff = mayPlan && count.status === 'closed' && count.method === 'short_pick'
  const dialogs = useDialogs({
    edit: mayPlan && isOpen && ((onClose) => <EditCountDialog count={count} onClose={onClose} />),
    ask: (onClose, value) => {
      if (value === 'cancel' && mayPlan && isOpen) return <CountReasonDialog count={count} kind="cancel" onClose={onClose} />
      return value === 'write-off' && mayWriteOff && <CountReasonDialog count={count} kind="writeOff" onClose={onClose} />
    },
  })
  return (
    <>
      {mayCount && hasPlacesLeft && (
        <Button asChild variant="primary" icon={<ScanBarcode aria-hidden />}>
          <Link {...recordLink('/counting/$id/count', count.id)}>Count</Link>
        </Button>
      )}
      {mayPlan && isOpen && (
        <Button icon={<Pencil aria-hidden />} onClick={() => dialogs.open('edit', count.id)}>
          Edit
        </Button>
      )}
      <Menu
        label="More actions"
        items={[
          mayCount &&
            hasPlacesLeft && {
              label: 'Count sheet as PDF',
              icon: <FileText aria-hidden />,
              file: addressOf(countsEndpoints.paper, { id: count.id }),
            },
          mayPlan && isOpen && { label: 'Cancel Count', icon: <Ban aria-hidden />, onSelect: () => dialogs.open('ask', 'cancel') },
          mayWriteOff && { label: 'Write Off Goods Aside', icon: <Trash2 aria-hidden />, onSelect: () => dialogs.open('ask', 'write-off') },
          printItem,
        ]}
      />
      {dialogs.shown}
    </>
  )
}
