import { z } from 'zod'

/** The field that a signature is drawn in; its lines are whole numbers from the top left. */
export const signatureBox = { width: 600, height: 200 } as const

/** Lines as an SVG path of nothing but 'M' and 'L'. Each letter begins a point, so that a text can be read in one way only. */
const lines = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/

function isWithinBox(path: string): boolean {
  const points = path.split(/[ML]/).slice(1)
  return points.every((point) => {
    const [x, y] = point.split(' ').map(Number)
    return x !== undefined && y !== undefined && x <= signatureBox.width && y <= signatureBox.height
  })
}

const mustBeLines = 'must be lines within 600 by 200, as M10 20L30 40'

/** Room for some 3,000 points; a signature has a few hundred. */
export const longestSignature = 24_000

/** A signature as it was drawn. The same text is the `d` of a path on screen and in a PDF file. */
export const signaturePath = z
  .string()
  .max(longestSignature, 'Too much was drawn. Clear it, and sign again.')
  .regex(lines, { error: mustBeLines, abort: true })
  .refine(isWithinBox, mustBeLines)
