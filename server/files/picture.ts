import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { encode } from 'jpeg-js'
import { httpError } from '../errors.ts'
import { checkJpeg } from './check-jpeg.ts'
import { checkPng } from './check-png.ts'
import { type Bitmap, decodePng } from './decode-png.ts'
import { ImageFault } from './image-fault.ts'
import { typeOfImage } from './image-type.ts'
import { orientationOf, withoutMetadata } from './jpeg-segments.ts'
import { withoutPngMetadata } from './png-metadata.ts'

export type PictureType = 'image/png' | 'image/jpeg'

declare module '../workers/thread-work.ts' {
  interface ThreadWork {
    'reduce-picture': typeof reducePicture
    'clean-photo': typeof cleanPhoto
  }
}

/** More than the cameras of most phones take. */
const mostPixels = 16_000_000
/** Of the decoder: 24 bytes for each of these pixels. */
const megabytes = 384
/** Of the longer edge of a picture that screens show. */
const mostEdge = 1_000
const quality = 85

interface Picture {
  mediaType: PictureType
  content: Uint8Array
}

/**
 * A PNG or JPEG image as screens show it: upright, at most 1,000 pixels wide and high, and without metadata. Null for a file that is neither.
 * @throws {HttpError} when it is damaged or has too many pixels.
 */
export function reducePicture(content: Uint8Array): Picture | null {
  return explained(() => reduced(Buffer.from(content)))
}

function reduced(image: Buffer): Picture | null {
  const mediaType = typeOfImage(image)
  if (mediaType === null) return null
  if (mediaType === 'image/jpeg') {
    const orientation = orientationOf(image)
    const bitmap = checkJpeg(image, mostPixels, { formatAsRGBA: true, megabytes })
    if (orientation === 1 && isSmall(bitmap)) return { mediaType, content: withoutMetadata(image) }
    return { mediaType, content: written(upright(smaller(bitmap), orientation)) }
  }
  const png = checkPng(image, mostPixels)
  if (isSmall(png)) return { mediaType, content: withoutPngMetadata(image) }
  return { mediaType: 'image/jpeg', content: written(smaller(decodePng(png))) }
}

/**
 * Takes the metadata off a received photo, in its file, and turns it upright. Answers what it holds then; null for one that is no image.
 * @throws {HttpError} when it is damaged or has too many pixels.
 */
export async function cleanPhoto(path: string): Promise<{ mediaType: PictureType; bytes: number; sha256: Uint8Array } | null> {
  const image = await readFile(path)
  const mediaType = typeOfImage(image)
  if (mediaType === null) return null
  const content = explained(() => (mediaType === 'image/png' ? cleanPng(image) : cleanJpeg(image)))
  await writeFile(path, content, { flush: true })
  return { mediaType, bytes: content.length, sha256: createHash('sha256').update(content).digest() }
}

function cleanPng(image: Buffer): Uint8Array {
  checkPng(image, mostPixels)
  return withoutPngMetadata(image)
}

function cleanJpeg(image: Buffer): Uint8Array {
  const orientation = orientationOf(image)
  const bitmap = checkJpeg(image, mostPixels, { formatAsRGBA: orientation !== 1, megabytes })
  return orientation === 1 ? withoutMetadata(image) : written(upright(bitmap, orientation))
}

function explained<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof ImageFault)) throw error
    throw error.fault === 'damaged'
      ? httpError('image.damaged')
      : httpError('image.too-many-pixels', { megapixels: mostPixels / 1_000_000 })
  }
}

function isSmall({ width, height }: Pick<Bitmap, 'width' | 'height'>): boolean {
  return Math.max(width, height) <= mostEdge
}

function written({ width, height, data }: Bitmap): Uint8Array {
  return encode({ width, height, data }, quality).data
}

/** Each pixel is the mean of those that it takes the place of, on white. */
function smaller(bitmap: Bitmap): Bitmap {
  const ratio = Math.max(1, Math.max(bitmap.width, bitmap.height) / mostEdge)
  const [width, height] = [Math.max(1, Math.round(bitmap.width / ratio)), Math.max(1, Math.round(bitmap.height / ratio))]
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    const rows = range(y, height, bitmap.height)
    for (let x = 0; x < width; x++) data.set(mean(bitmap, range(x, width, bitmap.width), rows), (y * width + x) * 4)
  }
  return { width, height, data }
}

type Range = readonly [from: number, to: number]

function range(at: number, of: number, length: number): Range {
  const from = Math.floor((at * length) / of)
  return [from, Math.max(from + 1, Math.floor(((at + 1) * length) / of))]
}

function mean({ width, data }: Bitmap, [left, right]: Range, [top, bottom]: Range): [number, number, number, number] {
  let [red, green, blue] = [0, 0, 0]
  for (let y = top; y < bottom; y++)
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
      const opacity = (data[at + 3] ?? 255) / 255
      red += 255 + ((data[at] ?? 0) - 255) * opacity
      green += 255 + ((data[at + 1] ?? 0) - 255) * opacity
      blue += 255 + ((data[at + 2] ?? 0) - 255) * opacity
    }
  const count = (right - left) * (bottom - top)
  return [red / count, green / count, blue / count, 255]
}

/** Turned as Exif says that the camera was held. */
function upright({ width, height, data }: Bitmap, orientation: number): Bitmap {
  if (orientation === 1) return { width, height, data }
  const isTurned = orientation >= 5
  const [across, down] = isTurned ? [height, width] : [width, height]
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const turned = new Uint32Array(across * down)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const [u, v] = isTurned ? [y, x] : [x, y]
      const fromX = [2, 3, 7, 8].includes(orientation) ? width - 1 - u : u
      const fromY = [3, 4, 6, 7].includes(orientation) ? height - 1 - v : v
      turned[y * across + x] = pixels[fromY * width + fromX] ?? 0
    }
  return { width: across, height: down, data: new Uint8Array(turned.buffer) }
}
