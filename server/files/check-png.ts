import { crc32, inflateSync } from 'node:zlib'
import { ImageFault } from './image-fault.ts'

/* PNG, third edition (W3C): https://www.w3.org/TR/png-3/ */

const signatureLength = 8
/** Length and type before the data of a chunk, its checksum after them. */
const chunkEdges = 12

/** Bits of a pixel by type of colour, and which depths it may have. */
const colors: Record<number, { samples: number; depths: readonly number[] } | undefined> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
}
export const paletteColor = 3

/** Adam7: where each pass begins, and the distance of its pixels; across, then down. */
export const passes = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const

interface PngRows {
  /** The pixels in each row of each pass. */
  pixels: readonly number[]
  /** In bytes, each with the kind of its filter. */
  lengths: readonly number[]
}

/** A whole image, unpacked but still filtered. */
export interface PngImage {
  width: number
  height: number
  depth: number
  colorType: number
  samples: number
  isInterlaced: boolean
  palette: Buffer
  transparency: Buffer | null
  rows: PngRows
  filtered: Buffer
}

/** Unpacks all of an image that begins as a PNG. @throws {ImageFault} when it isn't whole, or has more pixels than that. */
export function checkPng(content: Buffer, mostPixels: number): PngImage {
  const chunks = chunksOf(content)
  const header = chunks.find(({ type }) => type === 'IHDR')?.data
  if (header?.length !== 13 || chunks[0]?.type !== 'IHDR') throw new ImageFault('damaged')
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth = 0, colorType = -1, compression, filter, interlace = -1] = header.subarray(8)
  const color = colors[colorType]
  if (width === 0 || height === 0 || !color?.depths.includes(depth)) throw new ImageFault('damaged')
  if (compression !== 0 || filter !== 0 || interlace < 0 || interlace > 1) throw new ImageFault('damaged')
  if (width * height > mostPixels) throw new ImageFault('too many pixels')
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data ?? Buffer.alloc(0)
  if (palette.length % 3 !== 0 || (colorType === paletteColor && palette.length === 0)) throw new ImageFault('damaged')
  const isInterlaced = interlace === 1
  const pixels = rowsOf({ width, height, isInterlaced })
  const lengths = pixels.map((row) => 1 + Math.ceil((row * color.samples * depth) / 8))
  const filtered = unpacked(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)), lengths)
  const transparency = chunks.find(({ type }) => type === 'tRNS')?.data ?? null
  return {
    width,
    height,
    depth,
    colorType,
    samples: color.samples,
    isInterlaced,
    palette,
    transparency,
    rows: { pixels, lengths },
    filtered,
  }
}

/** Up to the last chunk; what follows it doesn't count. */
export function chunksOf(content: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = []
  for (let at = signatureLength; at + chunkEdges <= content.length; ) {
    const length = content.readUInt32BE(at)
    const end = at + chunkEdges + length
    if (end > content.length) break
    const named = content.subarray(at + 4, end - 4)
    if (crc32(named) !== content.readUInt32BE(end - 4)) break
    const type = named.toString('latin1', 0, 4)
    if (type === 'IEND') return chunks
    chunks.push({ type, data: named.subarray(4) })
    at = end
  }
  throw new ImageFault('damaged')
}

/** The pixels in each row of each pass. */
function rowsOf({ width, height, isInterlaced }: { width: number; height: number; isInterlaced: boolean }): number[] {
  const rows = (across: number, down: number) => Array.from({ length: across > 0 ? down : 0 }, () => across)
  if (!isInterlaced) return rows(width, height)
  return passes.flatMap(([x, stepX, y, stepY]) => rows(Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)))
}

/** Each row begins with the kind of its filter, 0 to 4. */
function unpacked(packed: Buffer, rowLengths: readonly number[]): Buffer {
  const length = rowLengths.reduce((sum, row) => sum + row, 0)
  let pixels: Buffer
  try {
    pixels = inflateSync(packed, { maxOutputLength: length })
  } catch {
    throw new ImageFault('damaged')
  }
  if (pixels.length !== length) throw new ImageFault('damaged')
  let at = 0
  for (const row of rowLengths) {
    if ((pixels[at] ?? 5) > 4) throw new ImageFault('damaged')
    at += row
  }
  return pixels
}
