/* JPEG images that are made to cost much: what they say has little to do with the bytes that they have. */

const short = (number: number) => [number >> 8, number & 255]
const start = [0xff, 0xd8, 0xff, 0xdb, ...short(67), 0, ...Array<number>(64).fill(1)]
const end = [0xff, 0xd9]

function progressiveFrame(edge: number, components: number): number[] {
  const parts = Array.from({ length: components }, (_, n) => [n + 1, 0x11, 0]).flat()
  return [0xff, 0xc2, ...short(8 + 3 * components), 8, ...short(edge), ...short(edge), components, ...parts]
}

/** Scans without any pixel, each of which names the one component so often. */
export function namingOneComponent({ edge, scans, times = 255 }: { edge: number; scans: number; times?: number }): Buffer {
  const selectors = Array<number[]>(times).fill([1, 0]).flat()
  const scan = [0xff, 0xda, ...short(6 + 2 * times), times, ...selectors, 63, 0, 0]
  return Buffer.from([...start, ...progressiveFrame(edge, 1), ...Array<number[]>(scans).fill(scan).flat(), ...end])
}

/** Three colours and one scan, without a coded pixel: some hundred bytes. */
export function emptyProgressive(edge: number): Buffer {
  return Buffer.from([...start, ...progressiveFrame(edge, 3), 0xff, 0xda, ...short(8), 1, 1, 0, 0, 63, 0, ...end])
}
