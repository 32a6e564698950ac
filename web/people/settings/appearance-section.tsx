import type { ReactNode } from 'react'
import { themeChoices, useTheme } from '../../platform/lib/theme.ts'
import { themes } from '../../platform/look/theme-menu.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Segmented } from '../../platform/ui/segmented.tsx'
import { setCompactRows, useCompactRows } from '../../platform/ui/table-density.ts'

const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const

/** How screens look in this browser. */
export function AppearanceSection() {
  const [theme, chooseTheme] = useTheme()
  const compact = useCompactRows()
  const themeOptions = themeChoices.map((value) => {
    const { label, icon: Icon } = themes[value]
    return { value, label, icon: <Icon aria-hidden="true" className="size-4 max-sm:hidden" /> }
  })
  return (
    <Panel title="Appearance">
      <div className="grid gap-4 p-4">
        <Choice label="Theme" hint="System follows your device’s setting.">
          <Segmented wide label="Theme" value={theme} onValueChange={chooseTheme} options={themeOptions} />
        </Choice>
        <Choice label="Table rows" hint="Sets the row height of all tables.">
          <Segmented
            wide
            label="Table rows"
            value={compact ? 'compact' : 'comfortable'}
            onValueChange={(density) => setCompactRows(density === 'compact')}
            options={densities}
          />
        </Choice>
      </div>
      <p className="border-t border-line px-4 py-3 text-small text-muted">Saved in this browser and applied immediately.</p>
    </Panel>
  )
}

function Choice({ label, hint, children }: { label: string; hint: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <span className="font-medium">{label}</span>
      <div className="w-full max-w-sm">{children}</div>
      <span className="text-small text-muted">{hint}</span>
    </div>
  )
}
