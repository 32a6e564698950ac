import { Plus } from 'lucide-react'
import { Button } from '../ui/button.tsx'

/** The next step in a list without rows. */
export function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button icon={<Plus aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  )
}
