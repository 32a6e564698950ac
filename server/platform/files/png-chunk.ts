import { crc32 } from 'node:zlib'

/** A part of a PNG image, with its length before it and its checksum after it. */
export function pngChunk({ type, data }: { type: string; data: Buffer }): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
