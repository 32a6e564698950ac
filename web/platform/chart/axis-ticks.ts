const mostSteps = 4

/** The marks of an axis from 0 to at least `max`, in steps of 1, 2 or 5 times a power of ten. */
export function axisTicks(max: number): number[] {
  const rough = Math.max(max, 1) / mostSteps
  const power = 10 ** Math.max(0, Math.floor(Math.log10(rough)))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? 10 * power
  return Array.from({ length: Math.ceil(Math.max(max, 1) / step) + 1 }, (_, index) => index * step)
}
