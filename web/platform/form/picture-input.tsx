import { ImageUp, Trash2 } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { Button } from '../ui/button.tsx'

const usualMost = 200_000

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
  /** The size limit of the file that is sent, in bytes. */
  most?: number
  /** Makes a chosen photo smaller before it is sent. */
  reduce?: (file: File) => Promise<File>
}

/** A picture that is chosen, shown and removed: PNG or JPEG, at most 200 kB unless more is allowed. */
export function PictureInput({ most = usualMost, reduce, ...props }: PictureInputProps) {
  const { noun, shown, sending, removing, onChoose, onRefuse, onRemove } = props
  const input = useRef<HTMLInputElement>(null)

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (!file) return
    if (!['image/png', 'image/jpeg'].includes(file.type)) return onRefuse('Choose a PNG or JPEG image.')
    const sent = reduce ? await reduce(file) : file
    if (sent.size > most) return onRefuse(`The image is larger than ${sizeOf(most)}. Choose a smaller one.`)
    onChoose(sent)
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      {shown}
      <div className="grid gap-2 print:hidden">
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg"
            aria-label={`File of the ${noun}`}
            tabIndex={-1}
            onChange={(event) => void choose(event)}
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
        <p className="text-small text-muted">PNG or JPEG, at most {sizeOf(most)}.</p>
      </div>
    </div>
  )
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${bytes / 1_000} kB` : `${Math.floor(bytes / 1_000_000)} MB`
}
