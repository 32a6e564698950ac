import { Link } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import type { ImportKind } from '../../../contract/platform/imports/import-fields.ts'
import { useMay, useViewer } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'

/** On the list of what can be imported: leads to the import of a file of that kind. */
export function ImportLink({ kind }: { kind: ImportKind }) {
  const mayImport = useMay('imports.use')
  const { customerId } = useViewer()
  // Staff who view as a customer import nothing in its name.
  if (!mayImport || customerId !== undefined) return null
  return (
    <Button asChild icon={<FileUp aria-hidden />}>
      <Link to="/imports" search={{ new: kind }}>
        Import
      </Link>
    </Button>
  )
}
