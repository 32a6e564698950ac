import { ActiveBadge } from './active-badge.tsx'

export const Active = () => <ActiveBadge isActive />
export const Inactive = () => <ActiveBadge isActive={false} />
