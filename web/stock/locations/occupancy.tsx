import type { Location } from '../../../contract/stock/locations/locations.ts'
import { formatNumber, formatPercent } from '../../platform/lib/format.ts'
import { OccupancyBar } from '../../platform/ui/occupancy-bar.tsx'

/** The units stored there and their share of the capacity. */
export function Occupancy({ location: { currentOccupancy, capacity } }: { location: Location }) {
  if (currentOccupancy === null) return <span className="text-muted">– being counted</span>
  const share = capacity === null ? null : capacity === 0 ? (currentOccupancy > 0 ? 2 : 0) : currentOccupancy / capacity
  return (
    <span className="inline-flex items-center gap-2.5 align-top whitespace-nowrap max-sm:gap-2">
      <OccupancyBar share={share} className="w-10 sm:w-16" />
      <span className="sm:min-w-12">{formatNumber(currentOccupancy)}</span>
      {share !== null && capacity !== 0 && <span className="text-muted sm:min-w-10"> {formatPercent(Math.round(share * 100))}</span>}
    </span>
  )
}
