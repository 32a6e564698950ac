import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'jpeg-js'

interface WantedPng {
  width?: number
  height?: number
  isInterlaced?: boolean
  /** 6 has an alpha channel; with 3 the colours stand in a palette. */
  colorType?: 0 | 2 | 3 | 6
  /** Changes the packed pixels. */
  packed?: (whole: Buffer) => Buffer
}

/** A PNG image, grey by default. */
export function pngImage({
  width = 16,
  height = 16,
  isInterlaced = false,
  colorType = 2,
  packed = (whole) => whole,
}: WantedPng = {}): Buffer {
  const samples = { 0: 1, 2: 3, 3: 1, 6: 4 }[colorType]
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, colorType, 0, 0, isInterlaced ? 1 : 0], 8)
  const rows = isInterlaced ? interlaced16 : Array.from({ length: Math.min(height, 16) }, () => Math.min(width, 16))
  const pixels = Buffer.concat(rows.map((row) => Buffer.concat([Buffer.from([0]), Buffer.alloc(row * samples, colorType === 3 ? 1 : 127)])))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(colorType === 3 ? [chunk('PLTE', Buffer.from([0, 0, 0, 127, 127, 127])), chunk('tRNS', Buffer.from([255, 128]))] : []),
    chunk('IDAT', packed(deflateSync(pixels))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The pixels in the rows of the seven passes of 16 × 16. */
const interlaced16 = [
  [2, 2],
  [2, 2],
  [4, 2],
  [4, 4],
  [8, 4],
  [8, 8],
  [16, 8],
].flatMap(([across = 0, down = 0]) => Array<number>(down).fill(across))

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

export function jpegImage(): Buffer {
  const [width, height] = [64, 64]
  const data = Buffer.from(Array.from({ length: width * height * 4 }, (_, n) => (n * 37) % 256))
  return encode({ width, height, data }, 80).data
}

/** Begins as a PNG image with a right header; half of its pixels are missing. Its alpha channel makes documents unpack it. */
export const damagedPng = pngImage({ colorType: 6, packed: (whole) => whole.subarray(0, whole.length / 2) })
