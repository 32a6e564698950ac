import { afterEach, expect, test, vi } from 'vitest'
import { printFailure, StartFailure } from './start-failure.ts'

const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => printed.mockClear())

/** An error while opening, and two more while closing what was already open. */
async function failTwiceMore(first: Error): Promise<unknown> {
  try {
    await using opened = new AsyncDisposableStack()
    opened.defer(() => Promise.reject(new Error('closing the outer failed')))
    opened.defer(() => Promise.reject(new Error('closing the inner failed')))
    throw first
  } catch (error) {
    return error
  }
}

test('only the sentence that says what to do is printed, also when closing fails after it', async () => {
  printFailure(await failTwiceMore(new StartFailure('Do this.')))
  expect(printed.mock.calls).toEqual([['Do this.']])
})

test('of other errors everything is printed, in the order in which it happened', async () => {
  printFailure(await failTwiceMore(new Error('opening failed')))
  expect(printed.mock.calls.map(([error]) => error.message)).toEqual([
    'opening failed',
    'closing the inner failed',
    'closing the outer failed',
  ])
})
