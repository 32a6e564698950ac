import type { Shortcut } from './shortcuts.ts'

/** What keys do, as in the help of a screen. */
export function ShortcutList({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2">
      {shortcuts.map(({ keys, label }) => (
        <div key={keys} className="contents">
          <dt className="wrap-anywhere">{label}</dt>
          <dd className="text-right">
            <Keys keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Keys({ keys }: { keys: string }) {
  const combination = keys.startsWith('mod+')
  const names = combination ? [isApple() ? '⌘' : 'Ctrl', keys.slice('mod+'.length)] : keys.split(' ')
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && <span className="text-small text-muted">{combination ? ' + ' : ' then '}</span>}
      <kbd className="mono inline-block min-w-7 rounded-control border border-line-strong bg-sunken px-1.5 py-0.5 text-center text-small">
        {name.length === 1 && combination ? name.toUpperCase() : name}
      </kbd>
    </span>
  ))
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}
