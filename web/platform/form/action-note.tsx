import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

interface ActionNoteProps {
  text: string
  action: string | false
  onAction: () => void
  tone?: 'info' | 'caution' | 'negative'
}

/** A sentence with what a person can do about it. */
export function ActionNote({ text, action, onAction, tone = 'info' }: ActionNoteProps) {
  return (
    <Note tone={tone}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {text}
        {action && (
          <Button size="sm" onClick={onAction}>
            {action}
          </Button>
        )}
      </div>
    </Note>
  )
}
