import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { RowOf } from '../../../contract/endpoint.ts'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import type { stockEndpoints } from '../../../contract/stock/inventory/item-stock.ts'
import type { StockMovement } from '../../../contract/stock/inventory/stock-movements.ts'
import { UnitLink } from '../../platform/address/unit-link.tsx'
import { formatNumber } from '../../platform/lib/format.ts'
import { classNames } from '../../platform/ui/class-names.ts'
import { useNarrow } from '../../platform/ui/use-narrow.ts'

type Reservation = RowOf<typeof stockEndpoints.ofOrder>
/** A ledger line by which goods left the warehouse. */
type Shipped = Pick<StockMovement, 'id' | 'inventoryId' | 'quantity' | 'lot' | 'handlingUnitId' | 'handlingUnit' | 'fromLocation'>

interface OrderLinesProps {
  items: Order['items']
  /** What the movement holds of its items: then the table says how much, and where it is. */
  held?: readonly Reservation[] | undefined
  /** What left with the movement: then the table says how much, of which lot, in which unit and from where. */
  shipped?: readonly Shipped[] | undefined
}

const head = 'pb-1.5 font-medium'
const cell = 'align-baseline'

/** The lines of a movement: a table, on a phone cards. Each leads to its item. */
export function OrderLines({ items, held, shipped }: OrderLinesProps) {
  const narrow = useNarrow()
  if (narrow)
    return (
      <ul aria-label="Items of this movement">
        {items.map((line) => (
          <LineCard key={line.id} line={line} held={held && ofLine(held, line)} shipped={shipped && ofLine(shipped, line)} />
        ))}
      </ul>
    )
  return (
    <table className="w-full">
      <caption className="sr-only">Items of this movement</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-small text-muted">
          <th scope="col" className={`pr-3 ${head}`}>
            SKU
          </th>
          <th scope="col" className={`w-full pr-3 ${head}`}>
            Name
          </th>
          <th scope="col" className={`text-right ${head}`}>
            Quantity
          </th>
          {shipped && (
            <th scope="col" className={`pl-4 text-right ${head}`}>
              Shipped
            </th>
          )}
          {held && (
            <>
              <th scope="col" className={`pl-4 text-right ${head}`}>
                Reserved
              </th>
              <th scope="col" className={`pl-4 ${head}`}>
                Location
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((line) => (
          <Fragment key={line.id}>
            <tr className={classNames('break-inside-avoid', !shipped && 'border-b border-line last:border-b-0')}>
              <td className={`mono pr-3 whitespace-nowrap ${cell}`}>
                <Sku line={line} />
              </td>
              <td className={`pr-3 wrap-anywhere ${cell}`}>{line.name}</td>
              <td className={`figures text-right ${cell}`}>{formatNumber(line.quantity)}</td>
              {shipped && <td className={`figures pl-4 text-right ${cell}`}>{formatNumber(sum(ofLine(shipped, line)))}</td>}
              {held && <HeldCells held={ofLine(held, line)} />}
            </tr>
            {shipped && (
              <tr className="break-inside-avoid border-b border-line last:border-b-0">
                <td colSpan={4}>
                  <ShippedFrom shipped={ofLine(shipped, line)} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

interface LineCardProps {
  line: Order['items'][number]
  held: readonly Reservation[] | undefined
  shipped: readonly Shipped[] | undefined
}

function LineCard({ line, held, shipped }: LineCardProps) {
  const figures = [shipped && `${formatNumber(sum(shipped))} shipped`, held && `${formatNumber(sum(held))} reserved`].filter(Boolean)
  return (
    <li className="border-b border-line py-1 last:border-b-0">
      <div className="flex items-baseline justify-between gap-3">
        <span className="mono min-w-0 wrap-anywhere">
          <Sku line={line} />
        </span>
        <span className="figures font-medium">{formatNumber(line.quantity)}</span>
      </div>
      <p className="wrap-anywhere">{line.name}</p>
      {figures.length > 0 && (
        <p className="pb-2 text-small wrap-anywhere text-muted">{[...figures, ...(held ? placesOf(held) : [])].join(' · ')}</p>
      )}
      {shipped && <ShippedFrom shipped={shipped} />}
    </li>
  )
}

function Sku({ line: { inventoryId, sku } }: Pick<LineCardProps, 'line'>) {
  return (
    <Link
      to="/inventory/$id"
      params={{ id: String(inventoryId) }}
      className="inline-block min-w-(--touch) py-2 text-primary-text hover:underline pointer-coarse:min-h-(--touch) pointer-coarse:py-3"
    >
      {sku}
    </Link>
  )
}

function placesOf(held: readonly Reservation[]): string[] {
  return [...new Set(held.map(({ location, lot }) => [location ?? 'No location', lot].filter(Boolean).join(' · ')))]
}

function HeldCells({ held }: { held: readonly Reservation[] }) {
  return (
    <>
      <td className={`figures pl-4 text-right ${cell}`}>{formatNumber(sum(held))}</td>
      <td className={`mono pl-4 whitespace-nowrap ${cell}`}>{placesOf(held).join(', ') || '–'}</td>
    </>
  )
}

/** '4 · lot L26-04 · SSCC 340123450000000017 · from STAGE-1', for each part that lay apart. */
function ShippedFrom({ shipped }: { shipped: readonly Shipped[] }) {
  return (
    <ul className="pb-2 text-small text-muted">
      {shipped.map(({ id, quantity, lot, handlingUnitId, handlingUnit, fromLocation }) => (
        <li key={id} className="wrap-anywhere">
          {[formatNumber(quantity), lot && `lot ${lot}`].filter(Boolean).join(' · ')}
          {' · '}
          {handlingUnitId === null || handlingUnit === null ? (
            'loose'
          ) : (
            <>
              SSCC <UnitLink id={handlingUnitId} sscc={handlingUnit} />
            </>
          )}
          {fromLocation && ` · from ${fromLocation}`}
        </li>
      ))}
    </ul>
  )
}

function ofLine<T extends { inventoryId: number }>(rows: readonly T[], line: Order['items'][number]): T[] {
  return rows.filter(({ inventoryId }) => inventoryId === line.inventoryId)
}

function sum(rows: readonly { quantity: number }[]): number {
  return rows.reduce((total, { quantity }) => total + quantity, 0)
}
