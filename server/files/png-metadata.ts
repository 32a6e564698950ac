import { crc32 } from 'node:zlib'
import { chunksOf } from './check-png.ts'

/** What pixels and colours need; the rest is text, times, places and previews. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'IDAT'])

/** A whole PNG image without what programs say about it, and without what follows it. */
export function withoutPngMetadata(png: Buffer): Buffer {
  const chunks = chunksOf(png).filter(({ type }) => kept.has(type))
  return Buffer.concat([png.subarray(0, 8), ...[...chunks, { type: 'IEND', data: Buffer.alloc(0) }].map(pngChunk)])
}

/** With its length before it and its checksum after it. */
export function pngChunk({ type, data }: { type: string; data: Buffer }): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
