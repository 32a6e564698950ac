import { afterAll, beforeAll, test } from 'vitest'
import { screensOfOthers } from '../tour/screens.ts'
import { startTour } from '../tour/tour.ts'

let tour: Awaited<ReturnType<typeof startTour>>
beforeAll(async () => {
  tour = await startTour()
})
afterAll(() => tour.end())

test.each(screensOfOthers)('$who at $path', (sight) => tour.visit(sight))
