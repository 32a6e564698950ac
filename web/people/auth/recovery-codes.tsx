import { Download } from 'lucide-react'
import { Button } from '../../platform/ui/button.tsx'
import { CopyButton } from '../../platform/ui/copy-button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Note } from '../../platform/ui/note.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  onClose: () => void
}

/** Shown once: the server keeps hashes of them. Escape doesn't close it, as it can't be opened again. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`
  return (
    <Dialog
      open
      size="sm"
      closesOnEscape={false}
      title="Recovery Codes"
      description="Each code signs you in once, in place of a code from your authenticator app. Keep them somewhere you can reach without your phone."
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          I’ve Saved Them
        </Button>
      }
    >
      <Note tone="caution">These codes won’t be shown again.</Note>
      <ul aria-label="Recovery codes" className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-4 gap-y-1.5">
        {codes.map((code) => (
          <li key={code} className="mono whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton label="Recovery codes" value={text} />
        <a
          className="inline-flex h-control items-center gap-2 rounded-control border border-control bg-raised px-3 font-medium hover:bg-hover"
          download="tallyhouse-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <Download aria-hidden="true" />
          Save as File
        </a>
      </div>
    </Dialog>
  )
}
