import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { decode, encode } from 'jpeg-js'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyProgressive, namingOneComponent } from '../../../tests/support/hostile-jpegs.ts'
import { damagedPng, jpegImage, pngImage } from '../../../tests/support/images.ts'
import { pdfStream } from './pdf.ts'
import { cleanPhoto, reducePicture } from './picture.ts'
import { pngChunk } from './png-chunk.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tallyhouse-pictures-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Red on the left, blue on the right. */
function halves(width: number, height: number): Buffer {
  const data = Buffer.alloc(width * height * 4, 255)
  for (let n = 0; n < width * height; n++) data.set(n % width < width / 2 ? [255, 0, 0] : [0, 0, 255], n * 4)
  return encode({ width, height, data }, 95).data
}

/** With what a camera writes: how it was held, and where. */
function fromCamera(jpeg: Buffer, orientation: number): Buffer {
  const entry = Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0])
  const tiff = Buffer.concat([Buffer.from('MM\0*\0\0\0\u0008\0\u0001', 'latin1'), entry, Buffer.from('52.3702N 4.8952E')])
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(body.length + 2)
  const exif = Buffer.concat([Buffer.from([0xff, 0xe1]), length, body])
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 8]), Buffer.from('secret')])
  // JFIF allows a second segment of its own with a smaller picture.
  const smaller = Buffer.concat([Buffer.from([0xff, 0xe0, 0, 17]), Buffer.from('JFXX\0\u0010thumbnail', 'latin1')])
  return Buffer.concat([jpeg.subarray(0, 20), smaller, exif, comment, jpeg.subarray(20), Buffer.from('a second picture')])
}

async function cleaned(image: Buffer): Promise<{ type: string | null; image: Buffer }> {
  const path = join(folder, 'photo')
  await writeFile(path, image)
  const photo = await cleanPhoto(path)
  return { type: photo?.mediaType ?? null, image: await readFile(path) }
}

function colorAt(jpeg: Uint8Array, x: number, y: number): 'red' | 'blue' | 'other' {
  const { width, data } = decode(jpeg)
  const [red = 0, , blue = 0] = data.subarray((y * width + x) * 4)
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'other'
}

test('a photo loses what the camera said about it, and keeps its size and colours', async () => {
  const photo = fromCamera(halves(64, 32), 1)
  const { type, image } = await cleaned(photo)
  expect(type).toBe('image/jpeg')
  expect(image.toString('latin1')).not.toMatch(/Exif|52\.3702|secret|second picture|thumbnail/)
  expect(decode(image)).toMatchObject({ width: 64, height: 32 })
  expect([colorAt(image, 3, 16), colorAt(image, 60, 16)]).toEqual(['red', 'blue'])
})

// Where the left of the stored pixels is to be seen.
test.each([
  [1, 64, 'left'],
  [2, 64, 'right'],
  [3, 64, 'right'],
  [4, 64, 'left'],
  [5, 32, 'top'],
  [6, 32, 'top'],
  [7, 32, 'bottom'],
  [8, 32, 'bottom'],
] as const)('a photo of orientation %d is %d pixels wide, with its left at the %s', async (orientation, width, red) => {
  const { image } = await cleaned(fromCamera(halves(64, 32), orientation))
  const upright = decode(image)
  expect([upright.width, upright.height]).toEqual([width, 96 - width])
  const ends: Record<string, readonly [number, number]> = { left: [3, 16], right: [60, 16], top: [16, 3], bottom: [16, 60] }
  const at = ([x, y]: readonly [number, number] = [0, 0]) => colorAt(image, x, y)
  expect(at(ends[red])).toBe('red')
  const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const
  expect(at(ends[opposite[red]])).toBe('blue')
})

test('a PNG loses its texts and times, and what follows it', async () => {
  const whole = pngImage({ colorType: 3 })
  const text = pngChunk({ type: 'tEXt', data: Buffer.from('Author\0Somebody') })
  const { type, image } = await cleaned(Buffer.concat([whole.subarray(0, 33), text, whole.subarray(33), Buffer.from('trailer')]))
  expect(type).toBe('image/png')
  expect(image.toString('latin1')).not.toMatch(/Author|trailer/)
  expect(await sharp(image).raw().toBuffer()).toEqual(await sharp(whole).raw().toBuffer())
})

test('what is no image stays as it is; a damaged one is refused', async () => {
  expect(await cleaned(Buffer.from('%PDF-1.4'))).toEqual({ type: null, image: Buffer.from('%PDF-1.4') })
  await expect(cleaned(damagedPng)).rejects.toMatchObject({ code: 'image.damaged', status: 400 })
  await expect(cleaned(jpegImage().subarray(0, 300))).rejects.toMatchObject({ code: 'image.damaged' })
  await expect(cleaned(pngImage({ width: 20_000, height: 20_000 }))).rejects.toMatchObject({ code: 'image.too-many-pixels' })
})

const whole = pngImage()
const jpeg = jpegImage()
const flipped = (image: Buffer, at: number) => Buffer.from(image.map((byte, n) => (n === at ? byte ^ 0xff : byte)))

test.each([
  ['a PNG', whole, 'image/png'],
  ['a grey PNG', pngImage({ colorType: 0 }), 'image/png'],
  ['a PNG with an alpha channel', pngImage({ colorType: 6 }), 'image/png'],
  ['a PNG with a palette that is partly transparent', pngImage({ colorType: 3 }), 'image/png'],
  ['an interlaced PNG', pngImage({ isInterlaced: true }), 'image/png'],
  ['an interlaced PNG with an alpha channel', pngImage({ isInterlaced: true, colorType: 6 }), 'image/png'],
  ['a PNG that something follows', Buffer.concat([whole, Buffer.from('more')]), 'image/png'],
  ['a JPEG', jpeg, 'image/jpeg'],
])('%s is drawn again, and documents print it', async (_what, image, type) => {
  const picture = await reducePicture(image)
  expect(picture?.mediaType).toBe(type)
  const letterhead = { name: 'Harbour', lines: [], logo: picture?.content ?? null }
  const file = await buffer(pdfStream({ letterhead, title: 'Receipt', number: '1', facts: [], blocks: [] }))
  expect(file.toString('latin1')).toContain('/Subtype /Image')
})

test.each([
  ['a PNG without half of its pixels', damagedPng, 'image.damaged'],
  ['a PNG with other pixels than its checksum says', flipped(whole, 50), 'image.damaged'],
  ['a PNG with damaged packed pixels', pngImage({ packed: (pixels) => flipped(pixels, pixels.length - 3) }), 'image.damaged'],
  ['a PNG that ends too early', whole.subarray(0, -20), 'image.damaged'],
  ['a PNG with a header alone', whole.subarray(0, 33), 'image.damaged'],
  ['a PNG of more rows than it has', pngImage({ height: 2_000 }), 'image.damaged'],
  ['a PNG of 400 million pixels', pngImage({ width: 20_000, height: 20_000 }), 'image.too-many-pixels'],
  ['a JPEG that ends too early', jpeg.subarray(0, jpeg.length / 2), 'image.damaged'],
  ['a JPEG with scans that name one component 255 times', namingOneComponent({ edge: 2_000, scans: 116 }), 'image.damaged'],
  ['a JPEG with a thousand scans', namingOneComponent({ edge: 4_000, scans: 1_000, times: 1 }), 'image.damaged'],
  ['a JPEG that says 16 million pixels in 102 bytes', emptyProgressive(4_000), 'image.damaged'],
])('%s is refused', async (_what, image, code) => {
  await expect(reducePicture(image)).rejects.toMatchObject({ code, status: 400 })
  await expect(cleaned(image)).rejects.toMatchObject({ code, status: 400 })
})

test('what is no image has no type', async () => {
  expect(await reducePicture(Buffer.from('<svg/>'))).toBeNull()
})

test('a large picture is reduced, a small one keeps its size', async () => {
  const reduced = await reducePicture(fromCamera(halves(1600, 800), 6))
  expect(reduced?.mediaType).toBe('image/jpeg')
  const { width, height } = decode(reduced?.content ?? Buffer.alloc(0))
  expect([width, height]).toEqual([500, 1000])
  expect(colorAt(reduced?.content ?? Buffer.alloc(0), 250, 100)).toBe('red')
  const small = await reducePicture(pngImage())
  expect(await sharp(small?.content).metadata()).toMatchObject({ format: 'png', width: 16, height: 16 })
})

test('progressive photos and photos of four colours are read', async () => {
  const printed = await sharp(halves(640, 480)).toColourspace('cmyk').jpeg().toBuffer()
  for (const photo of [await sharp(halves(640, 480)).jpeg({ progressive: true }).toBuffer(), printed])
    expect(await reducePicture(photo)).toMatchObject({ mediaType: 'image/jpeg' })
})
