import { afterAll, beforeAll, test } from 'vitest'
import { dialogs } from '../tour/dialogs.ts'
import { startTour } from '../tour/tour.ts'

let tour: Awaited<ReturnType<typeof startTour>>
beforeAll(async () => {
  tour = await startTour()
})
afterAll(() => tour.end())

test.each(dialogs)('$who at $path, $dialog', (sight) => tour.visit(sight))
