import { expect, test } from 'vitest'
import type { TrackingStage } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { advanceQuestion, bookedWork, stageQuestion } from './advance-question.ts'

const at = (trackingStage: TrackingStage, status: 'processing' | 'cancelled' = 'processing') => ({ status, trackingStage })

test('the question counts by next stage, exports and ended movements by themselves', () => {
  const selected = [at('confirmed'), at('packaging'), at('confirmed'), at('documented'), at('confirmed', 'cancelled'), at('exported')]
  expect(advanceQuestion(selected)).toEqual({
    stages: '2 to Packaging, 1 to TTT Labelling',
    exports: 1,
    ended: '2 movements are exported or cancelled already.',
  })
  expect(advanceQuestion([at('documented'), at('documented')])).toEqual({ stages: '', exports: 2, ended: '' })
})

test('one movement is asked about what nobody picked or packed, and what leaves; several are added up', () => {
  const none = { unpicked: 0, unpacked: 0, leaving: 0 }
  expect(stageQuestion(none)).toBeNull()
  expect(stageQuestion({ ...none, unpicked: 45 })?.question).toBe('45 units aren’t picked. Book them as picked?')
  expect(stageQuestion({ ...none, unpacked: 1 })?.question).toBe('1 unit isn’t packed. Book them as packed?')
  expect(stageQuestion({ ...none, leaving: 23 })?.question).toBe('Exports 23 units: its stock leaves.')
  expect(bookedWork([{ ...none, unpicked: 40 }, { ...none, unpicked: 5 }, none, { ...none, unpacked: 3 }])).toEqual([
    '45 units of 2 movements aren’t picked. They are booked as picked.',
    '3 units of 1 movement aren’t packed. They are booked as packed.',
  ])
  expect(bookedWork([none])).toEqual([])
})
