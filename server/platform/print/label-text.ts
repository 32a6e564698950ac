import { type Pdf, setFont } from '../files/pdf-style.ts'

interface Place {
  x: number
  y: number
  width: number
  height: number
  align?: 'left' | 'center' | 'right'
}

/**
 * Text in the largest of the sizes in which it fits the place, wrapped; in the smallest one it may end in an ellipsis. Labels have no
 * second page.
 */
export function drawFitted(pdf: Pdf, text: string, font: 'regular' | 'bold', sizes: readonly [number, ...number[]], place: Place): void {
  const { x, y, width, height, align = 'left' } = place
  const fits = (size: number) => {
    setFont(pdf, font, size)
    return pdf.heightOfString(text, { width, align }) <= height + 0.5 && widestWord(pdf, text) <= width
  }
  const size = sizes.find(fits) ?? Math.min(...sizes)
  setFont(pdf, font, size).text(text, x, y, { width, height: height + 0.5, align, ellipsis: true })
}

function widestWord(pdf: Pdf, text: string): number {
  return Math.max(...text.split(/\s+/).map((word) => pdf.widthOfString(word)))
}

/** A small title with its value below, as the middle block of a logistics label has them. */
export function drawField(
  pdf: Pdf,
  { title, value, sizes, ...place }: Place & { title: string; value: string; sizes: readonly [number, ...number[]] },
): void {
  const titleHeight = 8
  setFont(pdf, 'regular', 6.5).text(title, place.x, place.y, { width: place.width, lineBreak: false })
  drawFitted(pdf, value || '–', 'bold', sizes, { ...place, y: place.y + titleHeight, height: place.height - titleHeight })
}
