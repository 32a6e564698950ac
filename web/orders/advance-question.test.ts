import { expect, test } from 'vitest'
import type { TrackingStage } from '../../contract/orders/tracking-stages.ts'
import { advanceQuestion } from './advance-question.ts'

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
