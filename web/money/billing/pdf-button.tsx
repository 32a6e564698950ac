import { FileText } from 'lucide-react'
import { Button } from '../../platform/ui/button.tsx'

/** Downloads the document as its customer gets it. */
export function PdfButton({ address }: { address: string }) {
  return (
    <Button asChild icon={<FileText aria-hidden />}>
      <a href={address} download>
        PDF
      </a>
    </Button>
  )
}
