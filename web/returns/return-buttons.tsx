import { Link } from '@tanstack/react-router'
import { Ban, Check, ClipboardCheck, FileText, PackageCheck, Pencil, X } from 'lucide-react'
import { Suspense } from 'react'
import { type GoodsReturn, returnsEndpoints } from '../../contract/returns/returns.ts'
import { recordLink } from '../address/record-link.tsx'
import { type Overlay, useOverlay } from '../address/use-overlay.ts'
import { addressOf } from '../lib/api.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useMay, useViewer } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Menu, printItem } from '../ui/menu.tsx'

const ReturnDialog = lazyPart(() => import('./return-dialog.tsx'), 'ReturnDialog')
const AuthoriseDialog = lazyPart(() => import('./authorise-dialog.tsx'), 'AuthoriseDialog')
const ReasonDialog = lazyPart(() => import('./reason-dialog.tsx'), 'ReasonDialog')
const InspectDialog = lazyPart(() => import('./inspect-dialog.tsx'), 'InspectDialog')
const CloseDialog = lazyPart(() => import('./close-dialog.tsx'), 'CloseDialog')

/** What can be done with a return now, and the dialogs of it. */
export function ReturnButtons({ record }: { record: GoodsReturn }) {
  const may = useReturnRights(record)
  const edit = useOverlay('edit')
  const authorise = useOverlay('authorise')
  const decline = useOverlay('decline')
  const cancel = useOverlay('cancel')
  const inspect = useOverlay('inspect')
  const close = useOverlay('close')
  const { id, status } = record
  const isPrimary = (is: boolean) => (is ? ({ variant: 'primary' } as const) : {})
  return (
    <>
      {may.answer && (
        <>
          <Button variant="primary" icon={<Check aria-hidden />} onClick={() => authorise.open(id)}>
            Authorise
          </Button>
          <Button icon={<X aria-hidden />} onClick={() => decline.open(id)}>
            Decline
          </Button>
        </>
      )}
      {may.close && (
        <Button variant="primary" icon={<Check aria-hidden />} onClick={() => close.open(id)}>
          Close
        </Button>
      )}
      {may.inspect && (
        <Button {...isPrimary(status === 'received')} icon={<ClipboardCheck aria-hidden />} onClick={() => inspect.open(id)}>
          Inspect
        </Button>
      )}
      {may.receive && (
        <Button asChild {...isPrimary(status === 'authorised')} icon={<PackageCheck aria-hidden />}>
          <Link {...recordLink('/returns/$id/receive', id)}>{status === 'authorised' ? 'Receive' : 'Correct Counts'}</Link>
        </Button>
      )}
      {may.edit && (
        <Button icon={<Pencil aria-hidden />} onClick={() => edit.open(id)}>
          Edit
        </Button>
      )}
      <Menu
        label="More actions"
        items={[
          { label: 'Return slip as PDF', icon: <FileText aria-hidden />, file: addressOf(returnsEndpoints.slip, { id }) },
          printItem,
          may.edit && { label: 'Cancel Return', icon: <Ban aria-hidden />, danger: true, onSelect: () => cancel.open(id) },
        ]}
      />
      <Suspense>
        {isOpen(edit, may.edit) && <ReturnDialog record={record} onClose={edit.close} />}
        {isOpen(authorise, may.answer) && <AuthoriseDialog record={record} onClose={authorise.close} />}
        {isOpen(decline, may.answer) && <ReasonDialog record={record} action="decline" onClose={decline.close} />}
        {isOpen(cancel, may.edit) && <ReasonDialog record={record} action="cancel" onClose={cancel.close} />}
        {isOpen(inspect, may.inspect) && <InspectDialog record={record} onClose={inspect.close} />}
        {isOpen(close, may.close) && <CloseDialog record={record} onClose={close.close} />}
      </Suspense>
    </>
  )
}

function isOpen({ value }: Pick<Overlay, 'value'>, allowed: boolean): boolean {
  return value !== undefined && value !== null && value !== '' && allowed
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
