import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { damagedPng, jpegImage, pngImage } from '../../tests/support/images.ts'
import { checkImage } from './check-image.ts'
import { pdfStream } from './pdf.ts'

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
])('%s is whole, and documents print it', async (_what, image, type) => {
  expect(checkImage(image)).toBe(type)
  const file = await buffer(
    pdfStream({ letterhead: { name: 'Harbour', lines: [], logo: image }, title: 'Receipt', number: '1', facts: [], blocks: [] }),
  )
  expect(file.toString('latin1')).toContain('/Subtype /Image')
})

test.each([
  ['a PNG without half of its pixels', damagedPng, 'image.damaged'],
  ['a PNG with other pixels than its checksum says', flipped(whole, 50), 'image.damaged'],
  ['a PNG with damaged packed pixels', pngImage({ packed: (pixels) => flipped(pixels, pixels.length - 3) }), 'image.damaged'],
  ['a PNG that ends too early', whole.subarray(0, -12), 'image.damaged'],
  ['a PNG with a header alone', whole.subarray(0, 33), 'image.damaged'],
  ['a PNG of more rows than it has', pngImage({ height: 2_000 }), 'image.damaged'],
  ['a PNG of 400 million pixels', pngImage({ width: 20_000, height: 20_000 }), 'image.too-many-pixels'],
  ['a JPEG that ends too early', jpeg.subarray(0, jpeg.length / 2), 'image.damaged'],
])('%s is refused', (_what, image, code) => {
  expect(() => checkImage(image)).toThrow(expect.objectContaining({ code, status: 400 }))
})

test('what is no image has no type', () => {
  expect(checkImage(Buffer.from('<svg/>'))).toBeNull()
})
