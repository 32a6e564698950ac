import { Eraser } from 'lucide-react'
import { type PointerEvent, useId, useRef, useState } from 'react'
import { signatureBox } from '../../../contract/goods-out/shipments/signature.ts'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { Button } from '../../platform/ui/button.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { FieldError } from '../../platform/ui/field.tsx'
import { SignatureLines } from './signature.tsx'

/** In units of the field: what is shorter is left out, as a hand trembles. */
const shortestLine = 2

interface SignaturePadProps {
  /** The field of the form. */
  name: string
  label: string
  hint: string
}

/** A field to sign in with a finger, a pen or the mouse. People who can't sign need another way: the hint names it. */
export function SignaturePad({ name, label, hint }: SignaturePadProps) {
  const { value, change, ref, error } = useFormField<string>(name, label)
  const { line, ...drawing } = useDrawing((drawn) => change(value + drawn))
  const id = useId()
  const isEmpty = value === '' && line === ''
  return (
    // The summary of errors leads here.
    <fieldset ref={ref} aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`} tabIndex={-1} className="grid min-w-0 gap-1.5">
      <div className="flex items-end justify-between gap-3">
        <span id={`${id}-label`} className="text-small font-medium">
          {label}
        </span>
        <Button size="sm" icon={<Eraser aria-hidden />} disabled={isEmpty} onClick={() => change('')}>
          Clear
        </Button>
      </div>
      <svg
        {...drawing}
        role="img"
        aria-label={isEmpty ? 'No signature yet' : 'Signature captured'}
        viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
        className={classNames(
          'w-full cursor-crosshair touch-none rounded-control border bg-raised select-none',
          error ? 'border-negative' : 'border-control',
        )}
      >
        <path d="M40 160L560 160" className="stroke-line-strong" strokeDasharray="4 6" strokeWidth={2} />
        <SignatureLines path={value + line} />
      </svg>
      {error && <FieldError message={error} />}
      <p id={`${id}-hint`} className="text-small text-muted">
        {hint}
      </p>
    </fieldset>
  )
}

/** The line that is being drawn, as a path; it is handed over when the pointer is lifted. A second finger draws nothing. */
function useDrawing(onDrawn: (path: string) => void) {
  const [line, setLine] = useState('')
  const pen = useRef<{ id: number; x: number; y: number; path: string }>(null)

  function draw(path: string, { x, y }: { x: number; y: number }, id: number) {
    pen.current = { id, x, y, path }
    setLine(path)
  }
  function lift({ pointerId }: PointerEvent) {
    if (pen.current?.id !== pointerId) return
    const { x, y, path } = pen.current
    pen.current = null
    setLine('')
    // Touched in one point: a dot.
    onDrawn(path.includes('L') ? path : `${path}L${x} ${y}`)
  }
  return {
    line,
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      if (pen.current || event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      const point = pointOf(event)
      draw(`M${point.x} ${point.y}`, point, event.pointerId)
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      if (pen.current?.id !== event.pointerId) return
      const point = pointOf(event)
      if (Math.hypot(point.x - pen.current.x, point.y - pen.current.y) < shortestLine) return
      draw(`${pen.current.path}L${point.x} ${point.y}`, point, event.pointerId)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}

/** Where the pointer is, in units of the field; at its edge while it is outside. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGElement>): { x: number; y: number } {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const within = (share: number, size: number) => Math.round(Math.min(1, Math.max(0, share)) * size)
  return { x: within((clientX - left) / width, signatureBox.width), y: within((clientY - top) / height, signatureBox.height) }
}
