import { formatDay } from '../../platform/lib/format.ts'
import { Badge } from '../../platform/ui/badge.tsx'

/** The day on which a lot expires; a red badge once it has, as the goods can't leave any more. */
export function ExpiryDay({ expiresOn, expired }: { expiresOn: string | null; expired: boolean }) {
  if (!expired) return <span className="whitespace-nowrap">{formatDay(expiresOn)}</span>
  return <Badge tone="red">Expired {formatDay(expiresOn)}</Badge>
}
