import { Link } from '@tanstack/react-router'
import { Ban, Check, ClipboardCheck, FileText, PackageCheck, Pencil, X } from 'lucide-react'
import { type GoodsReturn, returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { addressOf } from '../../platform/lib/api.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { useDialogs } from '../../platform/screen/use-dialogs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Menu, printItem } from '../../platform/ui/menu.tsx'

const ReturnDialog = lazyPart(() => import('./return-dialog.tsx'), 'ReturnDialog')
const AuthoriseDialog = lazyPart(() => import('./authorise-dialog.tsx'), 'AuthoriseDialog')
const ReasonDialog = lazyPart(() => import('./reason-dialog.tsx'), 'ReasonDialog')
const InspectDialog = lazyPart(() => import('./inspect-dialog.tsx'), 'InspectDialog')
const CloseDialog = lazyPart(() => import('./close-dialog.tsx'), 'CloseDialog')

/** What can be done with a return now, and the dialogs of it. */
export function ReturnButtons({ record }: { record: GoodsReturn }) {
  const may = useReturnRights(record)
  const { id, status } = record
  const isPrimary = (is: boolean) => (is ? ({ variant: 'primary' } as const) : {})
  const dialogs = useDialogs({
    edit: may.edit && ((onClose) => <ReturnDialog record={record} onClose={onClose} />),
    authorise: may.answer && ((onClose) => <AuthoriseDialog record={record} onClose={onClose} />),
    decline: may.answer && ((onClose) => <ReasonDialog record={record} action="decline" onClose={onClose} />),
    cancel: may.edit && ((onClose) => <ReasonDialog record={record} action="cancel" onClose={onClose} />),
    inspect: may.inspect && ((onClose) => <InspectDialog record={record} onClose={onClose} />),
    close: may.close && ((onClose) => <CloseDialog record={record} onClose={onClose} />),
  })
  return (
    <>
      {may.answer && (
        <>
          <Button variant="primary" icon={<Check aria-hidden />} onClick={() => dialogs.open('authorise', id)}>
            Authorise
          </Button>
          <Button icon={<X aria-hidden />} onClick={() => dialogs.open('decline', id)}>
            Decline
          </Button>
        </>
      )}
      {may.close && (
        <Button variant="primary" icon={<Check aria-hidden />} onClick={() => dialogs.open('close', id)}>
          Close
        </Button>
      )}
      {may.inspect && (
        <Button {...isPrimary(status === 'received')} icon={<ClipboardCheck aria-hidden />} onClick={() => dialogs.open('inspect', id)}>
          Inspect
        </Button>
      )}
      {may.receive && (
        <Button asChild {...isPrimary(status === 'authorised')} icon={<PackageCheck aria-hidden />}>
          <Link {...recordLink('/returns/$id/receive', id)}>{status === 'authorised' ? 'Receive' : 'Correct Counts'}</Link>
        </Button>
      )}
      {may.edit && (
        <Button icon={<Pencil aria-hidden />} onClick={() => dialogs.open('edit', id)}>
          Edit
        </Button>
      )}
      <Menu
        label="More actions"
        items={[
          { label: 'Return slip as PDF', icon: <FileText aria-hidden />, file: addressOf(returnsEndpoints.slip, { id }) },
          printItem,
          may.edit && { label: 'Cancel Return', icon: <Ban aria-hidden />, danger: true, onSelect: () => dialogs.open('cancel', id) },
        ]}
      />
      {dialogs.shown}
    </>
  )
}

/** What the viewer may do with the return in its status. */
function useReturnRights({ status, kind }: GoodsReturn) {
  const { seesCustomerScreens } = useViewer()
  const mayRequest = useMay('returns.request')
  const mayWork = useMay('returns.work') && !seesCustomerScreens
  const mayDecide = useMay('returns.decide') && !seesCustomerScreens
  const isOwnRequest = kind === 'requested' && status === 'requested'
  return {
    answer: mayDecide && status === 'requested',
    edit: mayRequest && (seesCustomerScreens ? isOwnRequest : status === 'requested' || status === 'authorised'),
    receive: mayWork && (status === 'authorised' || status === 'received'),
    inspect: mayWork && (status === 'received' || status === 'inspected'),
    close: mayDecide && status === 'inspected',
  }
}
