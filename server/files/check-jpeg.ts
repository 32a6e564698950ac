import { decode } from 'jpeg-js'
import { ImageFault } from './image-fault.ts'

/** Of the decoder, which the size of the image has limited already. */
const mostMegabytes = 200

interface Pixels {
  width: number
  height: number
  /** Four bytes for each pixel; three with `formatAsRGBA` false. */
  data: Uint8Array
}

/** Decodes all of an image that begins as a JPEG. @throws {ImageFault} when it isn't whole, or has more pixels than that. */
export function checkJpeg(content: Buffer, mostPixels: number, { formatAsRGBA = false, megabytes = mostMegabytes } = {}): Pixels {
  try {
    return decode(content, {
      useTArray: true,
      formatAsRGBA,
      tolerantDecoding: false,
      maxResolutionInMP: mostPixels / 1_000_000,
      maxMemoryUsageInMB: megabytes,
    })
  } catch (error) {
    const isTooLarge = error instanceof Error && /^max(ResolutionInMP|MemoryUsageInMB)/.test(error.message)
    throw new ImageFault(isTooLarge ? 'too many pixels' : 'damaged')
  }
}
