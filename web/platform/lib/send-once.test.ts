import { expect, test } from 'vitest'
import { sendOnce } from './send-once.ts'

/** A connection whose calls are answered by the test, and a hand whose presses are its. */
function connection() {
  const calls: { input: unknown; answer: (answer: string) => void; fail: (error: Error) => void }[] = []
  const hand = { isRepeating: false }
  const send = sendOnce(
    (input: unknown) => new Promise<string>((answer, fail) => calls.push({ input, answer, fail })),
    () => hand.isRepeating,
  )
  return { calls, hand, send }
}

test('what is under way is not sent again, and gets the answer of the first', async () => {
  const { calls, send } = connection()
  const [first, second] = [send({ id: 1 }), send({ id: 1 })]
  expect([first.isRepeat, second.isRepeat, calls.length]).toEqual([false, true, 1])
  calls[0]?.answer('done')
  expect(await second.answer).toBe('done')
})

test('the second click of a double click, or a held key, sends nothing, however fast the answer to the first was; a later click does', async () => {
  const { calls, hand, send } = connection()
  const first = send(undefined)
  calls[0]?.answer('done')
  await first.answer
  hand.isRepeating = true
  for (let presses = 0; presses < 10; presses++) expect(send(undefined).isRepeat).toBe(true)
  hand.isRepeating = false
  expect(send(undefined).isRepeat).toBe(false)
  expect(calls).toHaveLength(2)
})

test('what failed can be sent again at once, by a press of its own', async () => {
  const { calls, hand, send } = connection()
  const first = send('stage')
  calls[0]?.fail(new Error('No connection'))
  await expect(first.answer).rejects.toThrow('No connection')
  hand.isRepeating = true
  expect(send('stage').isRepeat).toBe(true)
  hand.isRepeating = false
  expect(send('stage').isRepeat).toBe(false)
})

test('different inputs are sent side by side, also one that takes back the one before it', () => {
  const { calls, send } = connection()
  for (const ticked of [true, false, true]) send({ point: 'damage', ticked })
  send({ point: 'count', ticked: true })
  expect(calls).toHaveLength(4)
})
