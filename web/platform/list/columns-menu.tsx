import { Columns3, Rows2, Rows3 } from 'lucide-react'
import { Popover } from 'radix-ui'
import { Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { setCompactRows, useCompactRows } from '../ui/table-density.ts'
import type { ColumnsEditorProps } from './columns-editor.tsx'

// Loaded when first opened.
const ColumnsEditor = lazyPart(() => import('./columns-editor.tsx'), 'ColumnsEditor')

/** Which columns are shown, in which order and how wide, and how close the rows of all tables stand. */
export function ColumnsMenu(props: ColumnsEditorProps) {
  const compact = useCompactRows()
  return (
    <>
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button icon={<Columns3 aria-hidden />}>
            <span className="max-lg:sr-only">Columns</span>
          </Button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content align="end" sideOffset={4} className="filter-popover" aria-label="Columns">
            <Suspense>
              <ColumnsEditor {...props} />
            </Suspense>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <IconButton
        outlined
        className="size-control"
        label={compact ? 'Comfortable rows' : 'Compact rows'}
        icon={compact ? <Rows2 /> : <Rows3 />}
        onClick={() => setCompactRows(!compact)}
      />
    </>
  )
}
