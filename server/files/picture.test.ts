import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decode, encode } from 'jpeg-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { damagedPng, jpegImage, pngImage } from '../../tests/support/images.ts'
import { checkImage } from './check-image.ts'
import { checkPng } from './check-png.ts'
import { decodePng } from './decode-png.ts'
import { cleanPhoto, reducePicture } from './picture.ts'
import { pngChunk } from './png-metadata.ts'

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
  return Buffer.concat([jpeg.subarray(0, 2), exif, comment, jpeg.subarray(2), Buffer.from('a second picture')])
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

test('a photo loses what the camera said about it, and no pixel', async () => {
  const photo = fromCamera(halves(64, 32), 1)
  const { type, image } = await cleaned(photo)
  expect(type).toBe('image/jpeg')
  expect(image.toString('latin1')).not.toMatch(/Exif|52\.3702|secret|second picture/)
  expect(decode(image).data).toEqual(decode(photo).data)
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
  expect(image).toEqual(whole)
})

test('what is no image stays as it is; a damaged one is refused', async () => {
  expect(await cleaned(Buffer.from('%PDF-1.4'))).toEqual({ type: null, image: Buffer.from('%PDF-1.4') })
  await expect(cleaned(damagedPng)).rejects.toMatchObject({ code: 'image.damaged', status: 400 })
  await expect(cleaned(jpegImage().subarray(0, 300))).rejects.toMatchObject({ code: 'image.damaged' })
  await expect(cleaned(pngImage({ width: 20_000, height: 20_000 }))).rejects.toMatchObject({ code: 'image.too-many-pixels' })
})

test.each([
  ['grey', 0, false, [127, 127, 127, 255]],
  ['colour', 2, false, [127, 127, 127, 255]],
  ['a palette with opacity', 3, false, [127, 127, 127, 128]],
  ['opacity', 6, false, [127, 127, 127, 127]],
  ['interlacing', 2, true, [127, 127, 127, 255]],
] as const)('the pixels of a PNG with %s are those that were drawn', (_what, colorType, isInterlaced, color) => {
  const { width, height, data } = decodePng(checkPng(pngImage({ colorType, isInterlaced }), 1_000))
  expect([width, height]).toEqual([16, 16])
  expect(new Set(Array.from({ length: 256 }, (_, n) => [...data.subarray(n * 4, n * 4 + 4)].join()))).toEqual(new Set([color.join()]))
})

test('a large picture is reduced, a small one is kept', () => {
  const reduced = reducePicture(fromCamera(halves(1600, 800), 6))
  expect(reduced?.mediaType).toBe('image/jpeg')
  const { width, height } = decode(reduced?.content ?? Buffer.alloc(0))
  expect([width, height]).toEqual([500, 1000])
  expect(colorAt(reduced?.content ?? Buffer.alloc(0), 250, 100)).toBe('red')
  const small = reducePicture(pngImage())
  expect(small?.mediaType).toBe('image/png')
  expect(checkImage(small?.content ?? Buffer.alloc(0))).toBe('image/png')
  expect(reducePicture(Buffer.from('<svg/>'))).toBeNull()
})
