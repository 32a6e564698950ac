import { Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { useIdleLoad } from '../lib/use-idle-load.ts'
import { LoadingField } from '../scan/loading-field.tsx'
import { useShortcut } from '../scan/use-shortcut.ts'

const loadPalette = () => import('./search-palette.tsx')
const SearchPalette = lazyPart(loadPalette, 'SearchPalette')

const label = 'Search everything'

/**
 * The search in the top bar, where there is little room an icon. Typing, a click, Enter or Ctrl K opens the palette, which takes over what
 * was typed.
 */
export function SearchBox() {
  /** What was typed before the palette was there; null while it is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  const open = () => setTyped((before) => before ?? '')
  useShortcut('mod+k', label, open)
  useIdleLoad(loadPalette)
  return (
    <>
      <span className="relative ml-auto flex w-11 flex-none items-center @min-[48rem]:w-72">
        <Search aria-hidden className="pointer-events-none absolute left-3 size-[1.125rem] text-muted" />
        <input
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={typed !== null}
          aria-label={label}
          placeholder={typed === null ? 'Search orders, SKUs, customers...' : ''}
          autoComplete="off"
          // The palette is the field. Read-only, so that the key listener tells scans from typing before anything opens.
          readOnly
          value={typed ?? ''}
          onClick={open}
          onKeyDown={({ key, ctrlKey, metaKey }) => {
            if (key === 'Enter') open()
            else if (key.length === 1 && !ctrlKey && !metaKey) setTyped((before) => (before ?? '') + key)
          }}
          className="h-(--touch) w-full min-w-0 truncate rounded-control bg-transparent pl-9 @max-[48rem]:text-transparent @max-[48rem]:placeholder:text-transparent @min-[48rem]:border @min-[48rem]:border-control @min-[48rem]:bg-raised pointer-fine:h-control"
        />
      </span>
      {typed !== null && (
        <Suspense fallback={<LoadingField />}>
          <SearchPalette typed={typed} onClose={() => setTyped(null)} />
        </Suspense>
      )}
    </>
  )
}
