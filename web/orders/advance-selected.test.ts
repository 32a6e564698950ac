import { expect, test } from 'vitest'
import type { TrackingStage } from '../../contract/orders/tracking-stages.ts'
import { advanceQuestion } from './advance-selected.ts'

const at = (trackingStage: TrackingStage, status: 'processing' | 'cancelled' = 'processing') => ({ status, trackingStage })

test('the question counts by next stage, and says how many are left out and why', () => {
  const selected = [at('confirmed'), at('packaging'), at('confirmed'), at('documented'), at('confirmed', 'cancelled'), at('exported')]
  expect(advanceQuestion(selected)).toBe(
    '2 to Packaging, 1 to TTT Labelling. 1 will be skipped because the next stage is the export. Open the movement to export it. 2 are already exported or cancelled.',
  )
  expect(advanceQuestion([at('awaiting_confirmation')])).toBe('1 to Confirmed.')
  expect(advanceQuestion([at('documented'), at('documented')])).toBe(
    'None can be advanced. 2 will be skipped because the next stage is the export. Open the movement to export it.',
  )
})
