import { FileUp } from 'lucide-react'
import { Suspense } from 'react'
import { useOverlay } from '../address/use-overlay.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useMay, useViewer } from '../lib/use-session.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useList } from '../list/use-list.ts'
import { useShortcut } from '../scan/use-shortcut.ts'
import { Page } from '../screen/page.tsx'
import { Button } from '../ui/button.tsx'
import { importsList, ownImportsList } from './imports-list.tsx'

const NewImportDialog = lazyPart(() => import('./new-import-dialog.tsx'), 'NewImportDialog')

/** Files that were imported or are being imported. `?new=items` asks for one of that kind. */
export function ImportsPage() {
  const { seesCustomerScreens } = useViewer()
  const adding = useOverlay('new')
  const add = useMayImport() ? () => adding.open(true) : undefined
  useShortcut('n', 'Import File', add)
  return (
    <Page
      title="Imports"
      subtitle="Files are listed for 30 days. Imported records are kept."
      actions={
        add && (
          <Button variant="primary" className="max-sm:flex-1" icon={<FileUp aria-hidden />} onClick={add}>
            Import File
          </Button>
        )
      }
    >
      {seesCustomerScreens ? <OwnImports onAdd={add} /> : <AllImports onAdd={add} />}
      <Suspense>{adding.value && add && <NewImportDialog kind={adding.value} onClose={adding.close} />}</Suspense>
    </Page>
  )
}

/** Staff who view as a customer import nothing in its name. */
function useMayImport(): boolean {
  const { customerId } = useViewer()
  return useMay('imports.use') && customerId === undefined
}

interface ListProps {
  onAdd: (() => void) | undefined
}

function AllImports({ onAdd }: ListProps) {
  return <ListScreen list={useList(importsList)} onAdd={onAdd} />
}

function OwnImports({ onAdd }: ListProps) {
  const { customerId } = useViewer()
  return <ListScreen list={useList(ownImportsList, { fixed: { customerId } })} onAdd={onAdd} />
}
