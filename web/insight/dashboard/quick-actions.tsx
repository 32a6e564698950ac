import { Link } from '@tanstack/react-router'
import { ArrowLeftRight, Box, ChartColumn, ChevronRight, PackageOpen, Users } from 'lucide-react'
import { useMayOpen } from '../../platform/screen/screen-definitions.ts'
import { Panel } from '../../platform/ui/panel.tsx'

const targets = [
  { to: '/orders', label: 'Warehouse Movement', icon: ArrowLeftRight },
  { to: '/inventory', label: 'Inventory', icon: Box },
  { to: '/customer-portfolio', label: 'Customer Portfolio', icon: Users },
  { to: '/warehouse-receipt', label: 'Warehouse Receipt', icon: PackageOpen },
  { to: '/reports', label: 'Reports', icon: ChartColumn },
] as const

export function QuickActions() {
  const mayOpen = useMayOpen()
  const offered = targets.filter(({ to }) => mayOpen(to))
  return (
    <Panel title="Quick Actions">
      <nav aria-label="Quick Actions">
        {offered.map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            className="flex min-h-12 items-center gap-3 border-b border-line px-4 font-medium last:border-b-0 hover:bg-hover focus-visible:shadow-[inset_0_0_0_2px_var(--primary-text)]"
          >
            <Icon aria-hidden="true" className="text-primary-text" />
            <span className="flex-1">{label}</span>
            <ChevronRight aria-hidden="true" className="text-muted" />
          </Link>
        ))}
      </nav>
    </Panel>
  )
}
