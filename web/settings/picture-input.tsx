import { ImageUp, Trash2 } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { Button } from '../ui/button.tsx'

const most = 200_000

interface PictureInputProps {
  /** What it is a picture of, in a sentence: 'logo'. */
  noun: string
  /** Null when there is none. */
  shown: ReactNode | null
  sending: boolean
  removing: boolean
  onChoose: (file: File) => void
  /** Called with a sentence when the chosen file can't be taken. */
  onRefuse: (sentence: string) => void
  onRemove: () => void
}

/** A small picture that is chosen, shown and removed: PNG or JPEG, at most 200 kB. */
export function PictureInput({ noun, shown, sending, removing, onChoose, onRefuse, onRemove }: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (!file) return
    if (!['image/png', 'image/jpeg'].includes(file.type)) return onRefuse('Choose a PNG or JPEG image.')
    if (file.size > most) return onRefuse('The image is larger than 200 kB. Choose a smaller one.')
    onChoose(file)
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      {shown}
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg"
            aria-label={`File of the ${noun}`}
            tabIndex={-1}
            onChange={choose}
            className="sr-only"
          />
          <Button icon={<ImageUp aria-hidden />} pending={sending} onClick={() => input.current?.click()}>
            {shown ? `Replace ${noun}` : `Choose ${noun}`}
          </Button>
          {shown && (
            <Button icon={<Trash2 aria-hidden />} pending={removing} onClick={onRemove}>
              Remove {noun}
            </Button>
          )}
        </div>
        <p className="text-small text-muted">PNG or JPEG, at most 200 kB.</p>
      </div>
    </div>
  )
}
