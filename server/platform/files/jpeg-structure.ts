import { httpError } from '../../errors.ts'

/*
 * JPEG: ITU-T T.81, Annex B. A decoder goes through all blocks of an image once for each component of a scan, whatever the scan holds. So
 * before an image is decoded, its segments are walked: they must be worth that work.
 */

const startOfScan = 0xda
const endOfImage = 0xd9
/** Baseline, extended and progressive; others are no photos. */
const frames = [0xc0, 0xc1, 0xc2]
const otherFrames = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]
const progressive = 0xc2

/** Programs write 1 or 3 of a baseline image, some 10 to 20 of a progressive one. */
const mostScans = 100
/** Blocks of 8 × 8 pixels, of all scans: 16 million pixels in three colours, 25 times. */
const mostVisits = 20_000_000

interface Frame {
  isProgressive: boolean
  /** The blocks of each component, by its number. */
  blocks: Map<number, number>
}

/** @throws {HttpError} image.damaged when no program writes such an image, or when it says more than its bytes can hold. */
export function requireSoundJpeg(jpeg: Buffer): void {
  let frame: Frame | null = null
  let scans = 0
  let visits = 0
  for (const { marker, head, coded } of segmentsOf(jpeg)) {
    if (otherFrames.includes(marker) || (frames.includes(marker) && frame !== null)) throw httpError('image.damaged')
    if (frames.includes(marker)) frame = frameIn(head, marker === progressive)
    if (marker !== startOfScan) continue
    scans += 1
    visits += blocksOfScan(frame, head, coded)
    if (scans > mostScans || visits > mostVisits) throw httpError('image.damaged')
  }
  if (scans === 0) throw httpError('image.damaged')
}

/** Bits for each sample, height, width; then the number, the factors and the table of each component. */
function frameIn(head: Buffer, isProgressive: boolean): Frame {
  const components = head[5] ?? 0
  if (components < 1 || components > 4 || head.length !== 6 + 3 * components) throw httpError('image.damaged')
  const parts = Array.from({ length: components }, (_, n) => {
    const [number = 0, factors = 0] = head.subarray(6 + 3 * n)
    return { number, across: factors >> 4, down: factors & 15 }
  })
  if (parts.some(({ across, down }) => across < 1 || across > 4 || down < 1 || down > 4)) throw httpError('image.damaged')
  const [height, width] = [head.readUInt16BE(1), head.readUInt16BE(3)]
  const mostAcross = Math.max(...parts.map(({ across }) => across))
  const mostDown = Math.max(...parts.map(({ down }) => down))
  const count = (length: number, factor: number, most: number) => Math.ceil((length * factor) / most / 8)
  const blocks = new Map(
    parts.map(({ number, across, down }) => [number, count(width, across, mostAcross) * count(height, down, mostDown)]),
  )
  if (blocks.size !== components) throw httpError('image.damaged')
  return { isProgressive, blocks }
}

/** How many blocks a scan goes through. Its components, then which of the 64 coefficients it has. */
function blocksOfScan(frame: Frame | null, head: Buffer, coded: number): number {
  const components = head[0] ?? 0
  if (!frame || components < 1 || components > 4 || head.length !== 4 + 2 * components) throw httpError('image.damaged')
  const selected = new Set(Array.from({ length: components }, (_, n) => head[1 + 2 * n] ?? 0))
  const [first = 0, last = 0] = head.subarray(1 + 2 * components)
  if (selected.size !== components || last > 63 || (frame.isProgressive && first > last)) throw httpError('image.damaged')
  let blocks = 0
  for (const number of selected) {
    const ofComponent = frame.blocks.get(number)
    if (ofComponent === undefined) throw httpError('image.damaged')
    blocks += ofComponent
  }
  // A block takes one bit of a scan that begins with its first coefficient, and two where all follow; other scans can skip blocks.
  const bits = frame.isProgressive ? (first === 0 ? 1 : 0) : 2
  if (coded * 8 < blocks * bits) throw httpError('image.damaged')
  return blocks
}

interface Segment {
  marker: number
  /** What it says, without its marker and length. */
  head: Buffer
  /** The bytes of coded pixels that follow a scan. */
  coded: number
}

/** Up to the end of the image; another picture may follow it. */
function* segmentsOf(jpeg: Buffer): Generator<Segment> {
  let at = 2
  while (at + 4 <= jpeg.length) {
    if (jpeg[at] !== 0xff) throw httpError('image.damaged')
    const marker = jpeg[at + 1] ?? 0
    if (marker === endOfImage) return
    if (marker === 0xff) {
      at += 1
      continue
    }
    const headEnd = at + 2 + jpeg.readUInt16BE(at + 2)
    if (headEnd < at + 4 || headEnd > jpeg.length) throw httpError('image.damaged')
    const end = marker === startOfScan ? endOfScan(jpeg, headEnd) : headEnd
    yield { marker, head: jpeg.subarray(at + 4, headEnd), coded: end - headEnd }
    at = end
  }
}

/** Where the next marker is: within coded pixels 0xff is followed by 0, or by the number of a restart. */
function endOfScan(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const next = jpeg[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return jpeg.length
}
