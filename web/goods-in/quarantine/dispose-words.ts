import type { Disposition } from '../../../contract/goods-in/quarantine/quarantine.ts'
import { plural } from '../../platform/lib/format.ts'

export const doneWords: Record<Disposition, (count: number) => string> = {
  release: (count) => `${plural(count, 'row')} released`,
  scrap: (count) => `${plural(count, 'row')} scrapped`,
  send_back: (count) => `${plural(count, 'row')} sent back`,
}

export const runningWords: Record<Disposition, string> = { release: 'Releasing', scrap: 'Scrapping', send_back: 'Sending back' }
