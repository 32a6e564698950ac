import { Check, Columns3, Rows2, Rows3 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

export interface TableSettings {
  /** Ids of hidden columns. */
  hidden: readonly string[]
  compact: boolean
}

const standard: TableSettings = { hidden: [], compact: false }

function storageKey(name: string): string {
  return `table:${name}`
}

export function rememberedSettings(name: string): TableSettings {
  try {
    const stored: Partial<TableSettings> = JSON.parse(localStorage.getItem(storageKey(name)) ?? '{}')
    return { hidden: Array.isArray(stored.hidden) ? stored.hidden : [], compact: stored.compact === true }
  } catch {
    return standard
  }
}

interface DataTableSettingsProps {
  name: string
  columns: readonly { id: string; header: string }[]
  settings: TableSettings
  onChange: (settings: TableSettings) => void
}

/** Which columns are shown, and how close the rows stand. */
export function DataTableSettings({ name, columns, settings, onChange }: DataTableSettingsProps) {
  function change(part: Partial<TableSettings>) {
    const next = { ...settings, ...part }
    onChange(next)
    localStorage.setItem(storageKey(name), JSON.stringify(next))
  }

  return (
    <div className="flex min-h-control items-center gap-2 max-sm:hidden">
      {columns.length > 0 && (
        <DropdownMenu.Root modal={false}>
          <DropdownMenu.Trigger asChild>
            <Button size="sm" icon={<Columns3 aria-hidden />}>
              Columns
            </Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Portal>
            <DropdownMenu.Content align="end" sideOffset={4} className="menu">
              {columns.map((column) => (
                <DropdownMenu.CheckboxItem
                  key={column.id}
                  checked={!settings.hidden.includes(column.id)}
                  onCheckedChange={(shown) =>
                    change({ hidden: shown ? settings.hidden.filter((id) => id !== column.id) : [...settings.hidden, column.id] })
                  }
                  // Stays open, so that several can be chosen at once.
                  onSelect={(event) => event.preventDefault()}
                  className="menu-item pl-8"
                >
                  <DropdownMenu.ItemIndicator className="absolute left-2.5">
                    <Check aria-hidden />
                  </DropdownMenu.ItemIndicator>
                  {column.header}
                </DropdownMenu.CheckboxItem>
              ))}
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      )}
      <IconButton
        size="sm"
        outlined
        className="h-control-sm"
        label={settings.compact ? 'Comfortable rows' : 'Compact rows'}
        icon={settings.compact ? <Rows2 /> : <Rows3 />}
        onClick={() => change({ compact: !settings.compact })}
      />
    </div>
  )
}
