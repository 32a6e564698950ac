import { Badge } from '../../platform/ui/badge.tsx'

export function PrimaryBadge({ isPrimary }: { isPrimary: boolean }) {
  return <Badge tone={isPrimary ? 'blue' : 'grey'}>{isPrimary ? 'Primary' : 'Secondary'}</Badge>
}
