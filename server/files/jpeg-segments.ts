import { ImageFault } from './image-fault.ts'

/* JPEG: ITU-T T.81, Annex B. */

interface Segment {
  marker: number
  /** With its marker, and with the coded pixels that follow a scan. */
  bytes: Buffer
}

const startOfScan = 0xda
const endOfImage = 0xd9
/** What decoding needs besides tables and scans: JFIF, and how Adobe's programs wrote the colours. */
const keptApplications = [0xe0, 0xee]
const exif = 0xe1
const comment = 0xfe

/** The image without what cameras and programs say about it: where and when, with what device, and smaller pictures of it. */
export function withoutMetadata(jpeg: Buffer): Buffer {
  const kept = segmentsOf(jpeg).filter(({ marker }) => !isMetadata(marker))
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...kept.map(({ bytes }) => bytes), Buffer.from([0xff, endOfImage])])
}

function isMetadata(marker: number): boolean {
  const isApplication = marker >= 0xe0 && marker <= 0xef
  return marker === comment || (isApplication && !keptApplications.includes(marker))
}

/** How the camera was held, as Exif says it: 1 for upright, up to 8. */
export function orientationOf(jpeg: Buffer): number {
  for (const { marker, bytes } of segmentsOf(jpeg)) {
    const body = bytes.subarray(4)
    if (marker === exif && body.toString('latin1', 0, 6) === 'Exif\0\0') return orientationIn(body.subarray(6))
  }
  return 1
}

/** In a TIFF header with its first directory (Exif 2.32, section 4.6.4). */
function orientationIn(tiff: Buffer): number {
  try {
    const isLittle = tiff.toString('latin1', 0, 2) === 'II'
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    for (let n = 0; n < short(directory); n++) {
      const entry = directory + 2 + n * 12
      if (short(entry) === 0x0112) return short(entry + 8) >= 1 && short(entry + 8) <= 8 ? short(entry + 8) : 1
    }
    return 1
  } catch {
    // What can't be read says nothing.
    return 1
  }
}

/** Up to the end of the image; what follows it, as another picture of the same camera, is left out. */
function segmentsOf(jpeg: Buffer): Segment[] {
  const segments: Segment[] = []
  let at = 2
  while (at + 4 <= jpeg.length) {
    if (jpeg[at] !== 0xff) throw new ImageFault('damaged')
    const marker = jpeg[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) break
    const headEnd = at + 2 + jpeg.readUInt16BE(at + 2)
    const end = marker === startOfScan ? endOfScan(jpeg, headEnd) : headEnd
    segments.push({ marker, bytes: jpeg.subarray(at, end) })
    at = end
  }
  return segments
}

/** Where the next marker is: within coded pixels 0xff is followed by 0, or by the number of a restart. */
function endOfScan(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const next = jpeg[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return jpeg.length
}
