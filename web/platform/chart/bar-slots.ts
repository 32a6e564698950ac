/** Fewer categories than this stand in the middle, so that a single value isn't drawn as a wall. */
const fewestSlots = 6
/** Shares of a slot's width. */
const margin = 0.19
const gap = 0.05

/** Where the bars of a chart stand, in shares of its width. */
interface BarSlots {
  /** Free at each side. */
  side: number
  width: number
  centre(slot: number): number
  slotAt(share: number): number | null
  bar(slot: number, series: number): { x: number; width: number }
}

export function barSlots(categories: number, series: number): BarSlots {
  const width = 1 / Math.max(categories, fewestSlots)
  const side = (1 - categories * width) / 2
  const bar = (1 - 2 * margin - gap * (series - 1)) / series
  return {
    side,
    width,
    centre: (slot) => side + (slot + 0.5) * width,
    slotAt: (share) => {
      const slot = Math.floor((share - side) / width)
      return slot >= 0 && slot < categories ? slot : null
    },
    bar: (slot, of) => ({ x: side + (slot + margin + of * (bar + gap)) * width, width: bar * width }),
  }
}
