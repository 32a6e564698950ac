import { httpError } from '../errors.ts'
import { checkJpeg } from './check-jpeg.ts'
import { checkPng } from './check-png.ts'
import { ImageFault } from './image-fault.ts'
import { typeOfImage } from './image-type.ts'

declare module '../workers/thread-work.ts' {
  interface ThreadWork {
    'check-image': typeof checkImage
  }
}

/** As many as a full page at 160 dots per inch has; a logo needs far fewer. */
const mostPixels = 4_000_000
/** Of what was stored before that limit. */
const mostPrintedPixels = 25_000_000

/**
 * The type of a PNG or JPEG image, which was decoded completely; null for a file that is neither.
 * @throws {HttpError} when it is damaged or has too many pixels.
 */
export function checkImage(content: Uint8Array): 'image/png' | 'image/jpeg' | null {
  try {
    return decoded(content, mostPixels)
  } catch (error) {
    if (!(error instanceof ImageFault)) throw error
    throw error.fault === 'damaged'
      ? httpError('image.damaged')
      : httpError('image.too-many-pixels', { megapixels: mostPixels / 1_000_000 })
  }
}

function decoded(content: Uint8Array, most: number): 'image/png' | 'image/jpeg' | null {
  const bytes = Buffer.from(content)
  const type = typeOfImage(bytes)
  if (type === 'image/png') checkPng(bytes, most)
  if (type === 'image/jpeg') checkJpeg(bytes, most)
  return type
}

/** The same logo is on one document after the other. */
let last: { image: Buffer; isPrintable: boolean } | undefined

/** Whether an image is whole. The library that makes PDFs notices a damaged one too late to go on without it. */
export function isPrintable(content: Uint8Array): boolean {
  const image = Buffer.from(content)
  if (last?.image.equals(image)) return last.isPrintable
  last = { image, isPrintable: isWhole(image) }
  return last.isPrintable
}

function isWhole(image: Buffer): boolean {
  try {
    return decoded(image, mostPrintedPixels) !== null
  } catch {
    return false
  }
}
