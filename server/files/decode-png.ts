import { type PngImage, paletteColor, passes } from './check-png.ts'

/** The pixels of an image, four bytes each: red, green, blue, opacity. */
export interface Bitmap {
  width: number
  height: number
  data: Uint8Array
}

/** PNG, third edition (W3C): unfilters and unpacks the samples of a whole image. Of sixteen bits the first eight are taken. */
export function decodePng(image: PngImage): Bitmap {
  const { width, height, rows } = image
  const data = new Uint8Array(width * height * 4)
  const bytesOfPixel = Math.max(1, (image.samples * image.depth) / 8)
  const write = pixelWriter(image, data)
  let at = 0
  let place = 0
  for (const { x, stepX, y, stepY, count } of passesOf(image)) {
    let above: Uint8Array | null = null
    for (let row = 0; row < count; row++, place++) {
      const length = rows.lengths[place] ?? 1
      const line = image.filtered.subarray(at + 1, at + length)
      unfilter(image.filtered[at] ?? 0, line, above, bytesOfPixel)
      const pixels = rows.pixels[place] ?? 0
      for (let n = 0; n < pixels; n++) write(line, n, (y + row * stepY) * width + x + n * stepX)
      above = line
      at += length
    }
  }
  return { width, height, data }
}

function passesOf({ width, height, isInterlaced }: PngImage) {
  if (!isInterlaced) return [{ x: 0, stepX: 1, y: 0, stepY: 1, count: height }]
  return passes.flatMap(([x, stepX, y, stepY]) =>
    x < width && y < height ? [{ x, stepX, y, stepY, count: Math.ceil((height - y) / stepY) }] : [],
  )
}

/** In place: each byte was stored as its difference from what its neighbours predict. */
function unfilter(kind: number, line: Uint8Array, above: Uint8Array | null, distance: number): void {
  if (kind === 0) return
  for (let n = 0; n < line.length; n++) {
    const left = n >= distance ? (line[n - distance] ?? 0) : 0
    const up = above?.[n] ?? 0
    const corner = n >= distance ? (above?.[n - distance] ?? 0) : 0
    const predicted = kind === 1 ? left : kind === 2 ? up : kind === 3 ? (left + up) >> 1 : paeth(left, up, corner)
    line[n] = (line[n] ?? 0) + predicted
  }
}

function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

function pixelWriter(image: PngImage, data: Uint8Array) {
  const { depth, samples, colorType, palette, transparency } = image
  const sample = (line: Uint8Array, n: number): number => {
    if (depth === 8) return line[n] ?? 0
    if (depth === 16) return line[n * 2] ?? 0
    const bit = n * depth
    return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1)
  }
  const scale = depth < 8 && colorType !== paletteColor ? 255 / ((1 << depth) - 1) : 1
  const see = transparentColor(image)
  return (line: Uint8Array, n: number, pixel: number): void => {
    const read = Array.from({ length: samples }, (_, k) => sample(line, n * samples + k))
    const [first = 0, second = 0, third = 0, fourth = 255] = read
    let color: readonly number[]
    if (colorType === paletteColor)
      color = [palette[first * 3] ?? 0, palette[first * 3 + 1] ?? 0, palette[first * 3 + 2] ?? 0, transparency?.[first] ?? 255]
    else if (samples <= 2) color = [first * scale, first * scale, first * scale, samples === 2 ? second : 255]
    else color = [first, second, third, fourth]
    data.set(see?.every((value, k) => value === read[k]) ? [0, 0, 0, 0] : color, pixel * 4)
  }
}

/** Of an image without opacity of its own: the colour that is transparent. */
function transparentColor({ colorType, depth, samples, transparency }: PngImage): number[] | null {
  if (transparency === null || colorType === paletteColor || samples === 2 || samples === 4) return null
  if (transparency.length < samples * 2) return null
  return Array.from({ length: samples }, (_, n) => transparency.readUInt16BE(n * 2) >> (depth === 16 ? 8 : 0))
}
