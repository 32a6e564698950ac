import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { type PickList, pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { Section } from '../../platform/detail/section.tsx'
import { FloorProgress } from '../../platform/floor/floor-progress.tsx'
import { PackedUnits } from '../../platform/floor/packed-units.tsx'
import { detailFor } from '../../platform/lib/api.ts'
import { formatNumber, plural } from '../../platform/lib/format.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'

/** How far the floor is with a movement, and the way to its pick list. */
export function OrderFloor({ order }: { order: Order }) {
  const list = useRead(pickingEndpoints.get, { params: { id: order.id } })
  return (
    <>
      <FloorWork order={order} list={list} />
      {list.data && list.data.units.length > 0 && <PackedUnits list={list.data} />}
    </>
  )
}

function FloorWork({ order, list }: { order: Order; list: UseQueryResult<PickList> }) {
  return (
    <Section
      flush
      title="Picking and Packing"
      actions={
        <Link
          to="/picking/$id"
          params={{ id: String(order.id) }}
          className="inline-flex items-center font-medium text-primary-text hover:underline pointer-coarse:min-h-(--touch)"
        >
          Pick List
        </Link>
      }
    >
      {list.data ? (
        <FloorProgress done={list.data.pickedQuantity} of={list.data.quantity}>
          <span>
            {formatNumber(list.data.pickedQuantity)} of {plural(list.data.quantity, 'unit')} picked
            {list.data.missing.length > 0 && <strong className="text-caution-text">, goods missing</strong>}
          </span>
          <span>{list.data.units.length > 0 ? `In ${plural(list.data.units.length, 'handling unit')}` : 'Not packed'}</span>
        </FloorProgress>
      ) : list.isError ? (
        <ErrorState title="Failed to load the pick list" detail={detailFor(list.error)} onRetry={() => void list.refetch()} />
      ) : (
        <Skeleton className="m-4 h-8!" />
      )}
    </Section>
  )
}
