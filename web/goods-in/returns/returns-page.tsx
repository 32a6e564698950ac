import { useNavigate } from '@tanstack/react-router'
import { ClipboardCheck, PackageCheck, Plus } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { type GoodsReturn, returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { readCode } from '../../../contract/platform/codes/read-code.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { call } from '../../platform/lib/api.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { useSiteQuery } from '../../platform/lib/use-sites.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { useOpenMatch } from '../../platform/lookup/use-open-match.ts'
import { useScan } from '../../platform/scan/use-scan.ts'
import { useShortcut } from '../../platform/scan/use-shortcut.ts'
import { Page } from '../../platform/screen/page.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { StatStrip } from '../../platform/ui/stat-strip.tsx'
import type { RowAction } from '../../platform/ui/table-column.ts'
import { customerReturnsList, returnsList } from './returns-list.tsx'

const ReturnDialog = lazyPart(() => import('./return-dialog.tsx'), 'ReturnDialog')

/** Returns, for staff and for the customer whose goods they are. */
export function ReturnsPage() {
  const { seesCustomerScreens } = useViewer()
  return seesCustomerScreens ? <CustomerReturns /> : <StaffReturns />
}

function StaffReturns() {
  const list = useList(returnsList)
  const mayWork = useMay('returns.work')
  const navigate = useNavigate()
  const screen = useRef<HTMLDivElement>(null)
  useScan(screen, useOpenToReceive())

  function actionsOf({ id, status }: GoodsReturn): RowAction[] {
    const open = (to: '/returns/$id' | '/returns/$id/receive', dialog?: 'inspect') =>
      void navigate({ ...recordLink(to, id), ...(dialog && { search: { [dialog]: String(id) } }) })
    if (mayWork && status === 'authorised')
      return [{ label: 'Receive', icon: <PackageCheck />, look: 'text', always: true, onSelect: () => open('/returns/$id/receive') }]
    if (mayWork && status === 'received')
      return [{ label: 'Inspect', icon: <ClipboardCheck />, look: 'text', always: true, onSelect: () => open('/returns/$id', 'inspect') }]
    return []
  }

  return (
    <ReturnsScreen label="New Return">
      {(add) => (
        <div ref={screen}>
          <ListScreen list={list} actions={actionsOf} onAdd={add} />
        </div>
      )}
    </ReturnsScreen>
  )
}

/** A scanned slip, parcel, movement or handling unit opens the return that is expected for it; any other code the record that it names. */
function useOpenToReceive() {
  const mayWork = useMay('returns.work')
  const navigate = useNavigate()
  const openMatch = useOpenMatch()
  return async (code: string): Promise<string | null> => {
    const { text, sscc } = readCode(code)
    const query = { q: sscc ?? text, status: 'authorised' as const, limit: 2 }
    const found = mayWork ? await call(returnsEndpoints.list, { query }).catch(() => []) : []
    const [expected, another] = found
    if (!expected || another) return openMatch(code)
    await navigate(recordLink('/returns/$id/receive', expected.id))
    return null
  }
}

function CustomerReturns() {
  const list = useList(customerReturnsList)
  return <ReturnsScreen label="Request Return">{(add) => <ListScreen list={list} onAdd={add} />}</ReturnsScreen>
}

interface ReturnsScreenProps {
  /** The label of the button that enters a return. */
  label: string
  children: (add: (() => void) | undefined) => React.ReactNode
}

function ReturnsScreen({ label, children }: ReturnsScreenProps) {
  const mayRequest = useMay('returns.request')
  const adding = useOverlay('new')
  const add = mayRequest ? () => adding.open(true) : undefined
  useShortcut('n', label, add)
  return (
    <Page
      title="Returns"
      actions={
        add && (
          <Button variant="primary" className="max-sm:flex-1" icon={<Plus aria-hidden />} onClick={add}>
            {label}
          </Button>
        )
      }
    >
      <ReturnFigures />
      {children(add)}
      <Suspense>{adding.value && mayRequest && <ReturnDialog record={null} onClose={adding.close} />}</Suspense>
    </Page>
  )
}

function ReturnFigures() {
  const { customerId } = useViewer()
  const { data, isError } = useRead(returnsEndpoints.summary, { query: { customerId, ...useSiteQuery() } })
  const figure = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value))
  return (
    <StatStrip
      dense
      loading={!data && !isError}
      items={[
        {
          label: 'Requested',
          value: figure(data?.requested),
          hint: 'Waiting for an answer',
          link: { to: '.', search: { status: 'requested' } },
        },
        { label: 'Expected', value: figure(data?.expected), hint: 'On their way', link: { to: '.', search: { status: 'authorised' } } },
        { label: 'To Inspect', value: figure(data?.toInspect), hint: 'Received', link: { to: '.', search: { status: 'received' } } },
        { label: 'Closed', value: figure(data?.closed), hint: 'Last 30 days', link: { to: '.', search: { status: 'closed' } } },
      ]}
    />
  )
}
