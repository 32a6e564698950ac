import { Link } from '@tanstack/react-router'
import { returnConditionLabels, returnDispositionLabels } from '../../../contract/goods-in/returns/return-words.ts'
import type { GoodsReturn, ReturnLine, ReturnPart } from '../../../contract/goods-in/returns/returns.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { formatDay, formatNumber, plural } from '../../platform/lib/format.ts'
import { Badge, type BadgeTone } from '../../platform/ui/badge.tsx'

const tones: Record<ReturnPart['disposition'], BadgeTone> = { restock: 'green', quarantine: 'yellow', scrap: 'red', send_back: 'blue' }

/** The lines of a return, each with what the inspection found. */
export function ReturnLines({ record: { returnNumber, items } }: { record: GoodsReturn }) {
  return (
    <ul aria-label={`Items of ${returnNumber}`} className="overflow-clip rounded-panel border border-line">
      {items.map((line) => (
        <li key={line.id} className="grid gap-2 border-b border-line bg-raised px-4 py-3 last:border-b-0">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1 basis-48">
              <Link
                {...recordLink('/inventory/$id', line.inventoryId)}
                className="mono inline-block min-w-(--touch) text-primary-text wrap-anywhere hover:underline pointer-coarse:min-h-(--touch) pointer-coarse:py-3"
              >
                {line.sku}
              </Link>
              <p className="wrap-anywhere">{line.name}</p>
              <Details line={line} />
            </div>
            <Figures line={line} />
          </div>
          {line.parts.length > 0 && (
            <ul className="grid gap-1.5">
              {line.parts.map((part, n) => (
                <Part key={n} part={part} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function Figures({ line: { expected, received } }: { line: ReturnLine }) {
  return (
    <span className="figures text-right whitespace-nowrap">
      {received === null ? (
        plural(expected, 'unit')
      ) : (
        <>
          {formatNumber(received)} <span className="text-muted">of {formatNumber(expected)} expected</span>
        </>
      )}
    </span>
  )
}

function Details({ line: { lot, expiresOn, handlingUnit, uiCodes } }: { line: ReturnLine }) {
  const details = [
    lot && `Lot ${lot}`,
    expiresOn && `expires ${formatDay(expiresOn)}`,
    handlingUnit && `SSCC ${handlingUnit}`,
    uiCodes.length > 0 && plural(uiCodes.length, 'UI code'),
  ].filter(Boolean)
  return (
    <>
      {details.length > 0 && <p className="text-small text-muted wrap-anywhere">{details.join(' · ')}</p>}
      {uiCodes.length > 0 && (
        <details className="text-small text-muted">
          <summary className="cursor-pointer py-1">Show UI codes</summary>
          <p className="mono wrap-anywhere">{uiCodes.join(' ')}</p>
        </details>
      )}
    </>
  )
}

function Part({ part: { quantity, condition, disposition, note, location } }: { part: ReturnPart }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="figures">{formatNumber(quantity)} ×</span>
      <span>{returnConditionLabels[condition]}</span>
      <Badge tone={tones[disposition]}>{returnDispositionLabels[disposition]}</Badge>
      {location && <span className="mono text-small">{location}</span>}
      {note && <span className="min-w-0 text-small text-muted wrap-anywhere">{note}</span>}
    </li>
  )
}
