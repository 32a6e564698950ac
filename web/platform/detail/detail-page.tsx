import { Link } from '@tanstack/react-router'
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError, detailFor } from '../lib/api.ts'
import { formatNumber } from '../lib/format.ts'
import { useUser } from '../lib/use-session.ts'
import { Page } from '../screen/page.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { WaybillCell } from '../ui/waybill.tsx'
import { Facts } from './facts.tsx'
import { type Neighbour, useNeighbours, useOpenedFrom } from './neighbours.ts'

/** The part of a query's result that a record's page needs. */
interface RecordRead<Row> {
  data: Row | undefined
  error: Error | null
  refetch: () => unknown
}

interface DetailPageProps<Row> {
  /** The id in the address, which may be anything. */
  id: number
  /** What it is: 'Item'. The title until the record's own is known. */
  noun: string
  /** The list of such records: where 'Back' leads when the page wasn't opened from one. */
  list: { label: string; path: string; search?: Record<string, string> }
  /** The path before the id, for the neighbours: '/inventory'. */
  path: string
  read: RecordRead<Row>
  title: (record: Row) => string
  /** Whether it counts as not found although the server answers it: another customer's, while staff view as a customer. */
  isHidden?: (record: Row) => boolean
  /** Instead of `notFound`, for a record that is gone but can be brought back. */
  gone?: (notFound: ReactNode) => ReactNode
  children: (record: Row) => ReactNode
}

const officeLists = new Set(['/orders', '/tpd2', '/warehouse-receipt', '/customer-portfolio'])

/**
 * The page of one record: its title, the way back to the list and to its neighbours there, and what is shown while the
 * record is loading, missing or not to be had. With `DetailHead` and sections as children.
 */
export function DetailPage<Row>({ id, noun, list: listOf, path, read, title, isHidden, gone, children }: DetailPageProps<Row>) {
  const { data: user } = useUser()
  // Workers come from the floor, and don't open the lists of the office.
  const list = user?.role === 'worker' && officeLists.has(listOf.path) ? { label: 'Floor', path: '/floor' } : listOf
  const { data, error } = read
  const status = error instanceof ApiError ? error.status : null
  // 400: the id in the address isn't one.
  const missing = status === 404 || status === 400 || (data !== undefined && isHidden?.(data) === true)
  const notFound = <NotFound noun={noun} list={list} />
  return (
    <Page
      title={data && !missing ? title(data) : noun}
      subtitle={<BackToList list={list} id={id} />}
      actions={<Steps id={id} path={path} />}
    >
      {missing ? (
        (gone?.(notFound) ?? notFound)
      ) : status === 403 ? (
        <EmptyState title={`You don’t have access to this ${noun.toLowerCase()}`} hint="Ask an administrator if you need access." />
      ) : data ? (
        <div key={id} className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">
          {children(data)}
        </div>
      ) : error ? (
        <ErrorState title={`Failed to load this ${noun.toLowerCase()}`} detail={detailFor(error)} onRetry={() => void read.refetch()} />
      ) : (
        <DetailSkeleton />
      )}
    </Page>
  )
}

interface DetailHeadProps {
  /** What people call it; the page's title is its code or number. */
  name?: ReactNode
  /** Badges. */
  status?: ReactNode
  /** Buttons, and a Menu for the rarer actions; at most one is primary. */
  actions?: ReactNode
  facts: readonly (WaybillCell | false | null | undefined)[]
}

export function DetailHead({ name, status, actions, facts }: DetailHeadProps) {
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <div className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-x-3 gap-y-1.5">
          {name && <h2 className="min-w-0 text-title font-semibold wrap-anywhere">{name}</h2>}
          {status}
        </div>
        {actions && (
          <div className="flex flex-wrap items-center gap-2 max-sm:has-[>:is(a,button):not([aria-haspopup])]:w-full max-sm:[&>:is(a,button):not([aria-haspopup])]:grow print:hidden">
            {actions}
          </div>
        )}
      </div>
      <Facts facts={facts} />
    </header>
  )
}

function BackToList({ list, id }: Pick<DetailPageProps<never>, 'list' | 'id'>) {
  const opened = useOpenedFrom()
  return (
    <Button asChild variant="ghost" className="-ml-2.5 print:hidden" icon={<ArrowLeft aria-hidden />}>
      {opened ? (
        <Link to={opened.href} state={{ cameFrom: id }}>
          {opened.label ?? list.label}
        </Link>
      ) : (
        <Link to={list.path} search={list.search ?? {}}>
          {list.label}
        </Link>
      )}
    </Button>
  )
}

/** To the previous and next record of the list. Each replaces the entry in the browser's history, so that Back leads to the list. */
function Steps({ id, path }: { id: number; path: string }) {
  const neighbours = useNeighbours(id)
  if (!neighbours) return null
  const { previous, next, place, count } = neighbours
  return (
    <nav aria-label="Records of the list" className="flex items-center gap-1 print:hidden">
      <span className="figures mr-1 text-small text-muted">
        {formatNumber(place)} of {formatNumber(count)}
      </span>
      <Step label="Previous" icon={<ChevronLeft />} path={path} to={previous} />
      <Step label="Next" icon={<ChevronRight />} path={path} to={next} />
    </nav>
  )
}

interface StepProps {
  label: string
  icon: React.ReactElement
  path: string
  to: Neighbour | undefined
}

function Step({ label, icon, path, to }: StepProps) {
  if (to === undefined) return <IconButton label={label} icon={icon} outlined disabled />
  return (
    <Link
      to={`${path}/${to.id}`}
      replace
      resetScroll={false}
      state={(old) => ({ ...old, openedFrom: to.list })}
      aria-label={label}
      title={label}
      className="inline-grid size-[2.125rem] place-items-center rounded-control border border-control bg-raised text-ink-2 hover:bg-hover hover:text-ink pointer-coarse:size-(--touch)"
    >
      {icon}
    </Link>
  )
}

function NotFound({ noun, list }: Pick<DetailPageProps<never>, 'noun' | 'list'>) {
  return (
    <EmptyState
      searched
      title={`${noun} not found`}
      hint={`This ${noun.toLowerCase()} doesn’t exist, or you don’t have access to it.`}
      action={
        <Button asChild>
          <Link to={list.path} search={list.search ?? {}}>
            Go to {list.label}
          </Link>
        </Button>
      }
    />
  )
}

function DetailSkeleton() {
  return (
    <div role="status" data-opening className="grid gap-5">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-6! w-64" />
      <Skeleton className="h-16! w-full" />
      <Skeleton className="h-64! w-full" />
    </div>
  )
}
