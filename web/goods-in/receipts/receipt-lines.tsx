import { Link } from '@tanstack/react-router'
import type { Receipt, ReceiptItem } from '../../../contract/goods-in/receipts/receipts.ts'
import { DocumentLinks } from '../../platform/documents/document-links.tsx'
import { formatDay, formatNumber } from '../../platform/lib/format.ts'
import { useNarrow } from '../../platform/ui/use-narrow.ts'
import { ConditionBadge, Differences } from './receipt-badges.tsx'

const head = 'px-3 py-2 font-medium'
const cell = 'px-3 py-2 align-top'

/** The lines of a receipt: a table, on a phone cards. Each leads to its item. */
export function ReceiptLines({ receipt }: { receipt: Receipt }) {
  const narrow = useNarrow()
  const { items } = receipt
  if (items.length === 0) return <p className="rounded-panel border border-line px-4 py-6 text-center text-muted">No lines yet.</p>
  if (narrow)
    return (
      <ul aria-label="Items" className="overflow-clip rounded-panel border border-line">
        {items.map((line) => (
          <LineCard key={line.id} line={line} receipt={receipt} />
        ))}
      </ul>
    )
  return (
    <div className="overflow-x-auto rounded-panel border border-line">
      <table className="w-full">
        <caption className="sr-only">Items of {receipt.receiptNumber}</caption>
        <thead>
          <tr className="border-b border-line-strong text-left text-small text-muted">
            <th scope="col" className={head}>
              SKU
            </th>
            <th scope="col" className={`w-full ${head}`}>
              Description
            </th>
            <th scope="col" className={`text-right ${head}`}>
              Quantity
            </th>
            <th scope="col" className={head}>
              Condition
            </th>
            <th scope="col" className={head}>
              Documents
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((line) => (
            <tr key={line.id} className={`break-inside-avoid border-b border-line last:border-b-0 ${shade(line)}`}>
              <td className={`min-w-36 wrap-anywhere ${cell}`}>
                <Sku line={line} />
              </td>
              <td className={`min-w-40 wrap-anywhere ${cell}`}>
                {line.description}
                <LineDetails line={line} receipt={receipt} />
              </td>
              <td className={`figures text-right ${cell}`}>
                {formatNumber(line.quantity)}
                <Differences short={line.short} over={line.over} />
              </td>
              <td className={cell}>
                <ConditionBadge line={line} status={receipt.status} />
              </td>
              <td className={`min-w-36 ${cell}`}>
                <DocumentLinks documents={line.documents} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface LineProps {
  line: ReceiptItem
  receipt: Receipt
}

function LineCard({ line, receipt }: LineProps) {
  return (
    <li className={`grid gap-2 border-b border-line px-4 py-3 last:border-b-0 ${shade(line)}`}>
      <div className="flex items-start justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">
          <Sku line={line} />
        </span>
        <ConditionBadge line={line} status={receipt.status} />
      </div>
      <div className="wrap-anywhere">
        {line.description}
        <LineDetails line={line} receipt={receipt} />
      </div>
      <dl className="grid grid-cols-2 gap-x-3">
        <div>
          <dt className="text-small text-muted">Quantity</dt>
          <dd className="figures">
            {formatNumber(line.quantity)}
            <Differences short={line.short} over={line.over} />
          </dd>
        </div>
        <div>
          <dt className="text-small text-muted">Documents</dt>
          <dd>
            <DocumentLinks documents={line.documents} />
          </dd>
        </div>
      </dl>
    </li>
  )
}

function Sku({ line: { inventoryId, sku } }: { line: ReceiptItem }) {
  if (inventoryId === null) return <span className="mono">{sku}</span>
  return (
    <Link
      to="/inventory/$id"
      params={{ id: String(inventoryId) }}
      className="mono inline-block min-w-(--touch) text-primary-text hover:underline pointer-coarse:min-h-(--touch) pointer-coarse:py-3"
    >
      {sku}
    </Link>
  )
}

/** Lot, expiry and handling unit, and where its damaged units are kept. */
function LineDetails({ line, receipt }: LineProps) {
  const { lotNumber, expiresOn, handlingUnit, damaged } = line
  const details = [
    lotNumber && `Lot ${lotNumber}`,
    expiresOn && `expires ${formatDay(expiresOn)}`,
    handlingUnit && `SSCC ${handlingUnit}`,
  ].filter(Boolean)
  const quarantine = damaged > 0 && receipt.status !== 'pending' ? receipt.quarantineLocation : null
  return (
    <>
      {details.length > 0 && <p className="text-small text-muted">{details.join(' · ')}</p>}
      {quarantine && (
        <p className="text-small text-negative-text">
          {formatNumber(damaged)} damaged, kept in <span className="mono">{quarantine}</span>.
        </p>
      )}
    </>
  )
}

function shade({ condition, damaged, short, over }: ReceiptItem): string {
  if (condition === 'damaged') return 'bg-negative-soft'
  return damaged + short + over > 0 ? 'bg-caution-soft' : 'bg-raised'
}
