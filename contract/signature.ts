import { z } from 'zod'

/** The field that a signature is drawn in; its lines are whole numbers from the top left. */
export const signatureBox = { width: 600, height: 200 } as const

const point = '(?:[1-5]?\\d?\\d|600) (?:1?\\d?\\d|200)'

/** Whether it is a drawing: lines as an SVG path of nothing but 'M' and 'L', within the box. */
const drawing = new RegExp(`^(?:M${point}(?:L${point})+)+$`)

/** Room for some 3,000 points; a signature has a few hundred. */
export const longestSignature = 24_000

/** A signature as it was drawn. The same text is the `d` of a path on screen and in a PDF file. */
export const signaturePath = z
  .string()
  .max(longestSignature, 'Too much was drawn. Clear it, and sign again.')
  .regex(drawing, 'must be lines within 600 by 200, as M10 20L30 40')
