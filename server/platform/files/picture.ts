import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { httpError } from '../../errors.ts'
import { typeOfImage } from './image-type.ts'
import { requireSoundJpeg } from './jpeg-structure.ts'

/* Pictures that people send. Each is decoded and drawn again, so nothing of the file that was sent is kept but its pixels. */

export type PictureType = 'image/png' | 'image/jpeg'

declare module '../workers/thread-work.ts' {
  interface ThreadWork {
    'reduce-picture': typeof reducePicture
    'clean-photo': typeof cleanPhoto
  }
}

/** More than the cameras of most phones take. */
const mostPixels = 16_000_000
/** Pixels of the longer edge of a picture that screens and documents show. */
const mostEdge = 1_000
const quality = { reduced: 85, kept: 92 }

interface Picture {
  mediaType: PictureType
  content: Uint8Array
}

// One picture at a time, on one processor, without keeping it; and no format but the two.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })

/**
 * A PNG or JPEG image as screens and documents show it: upright, at most 1,000 pixels wide and high, and without metadata. Null for a file
 * that is neither.
 * @throws {HttpError} when it is damaged or has too many pixels.
 */
export async function reducePicture(content: Uint8Array): Promise<Picture | null> {
  const image = Buffer.from(content)
  const opened = await open(image)
  if (opened === null) return null
  const { mediaType, edge, isTransparent } = opened
  const reduced = opened.picture.resize({ width: mostEdge, height: mostEdge, fit: 'inside', withoutEnlargement: true })
  // A photo without transparent pixels is many times smaller as JPEG.
  const type = mediaType === 'image/png' && (edge <= mostEdge || isTransparent) ? 'image/png' : 'image/jpeg'
  return { mediaType: type, content: await drawn(reduced, type, quality.reduced) }
}

/**
 * Draws a received photo again, in its file: upright and without metadata. Answers what it holds then; null for one that is no image.
 * @throws {HttpError} when it is damaged or has too many pixels.
 */
export async function cleanPhoto(path: string): Promise<{ mediaType: PictureType; bytes: number; sha256: Uint8Array } | null> {
  const opened = await open(await readFile(path))
  if (opened === null) return null
  const { mediaType, picture } = opened
  const content = await drawn(picture, mediaType, quality.kept)
  await writeFile(path, content, { flush: true })
  return { mediaType, bytes: content.length, sha256: createHash('sha256').update(content).digest() }
}

interface OpenPicture {
  mediaType: PictureType
  /** The longer one, in pixels. */
  edge: number
  isTransparent: boolean
  picture: Sharp
}

/** Looks at the head of an image and how it is made; its pixels are decoded when it is drawn. */
async function open(image: Buffer): Promise<OpenPicture | null> {
  const mediaType = typeOfImage(image)
  if (mediaType === null) return null
  if (mediaType === 'image/jpeg') requireSoundJpeg(image)
  const { width, height, hasAlpha } = await undamaged(sharp(image, { limitInputPixels: false }).metadata())
  if (width * height > mostPixels) throw httpError('image.too-many-pixels', { megapixels: mostPixels / 1_000_000 })
  const picture = sharp(image, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true }).autoOrient()
  return { mediaType, edge: Math.max(width, height), isTransparent: hasAlpha, picture }
}

async function drawn(picture: Sharp, mediaType: PictureType, quality: number): Promise<Buffer> {
  return undamaged((mediaType === 'image/png' ? picture.png() : picture.jpeg({ quality })).toBuffer())
}

/** What the decoder can't read is damaged; its reasons name parts of its own code. */
async function undamaged<T>(read: Promise<T>): Promise<T> {
  try {
    return await read
  } catch {
    throw httpError('image.damaged')
  }
}
