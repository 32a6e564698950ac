import type { Action } from '../../contract/permissions.ts'
import type { HelpWord } from './words.ts'

/** Something people usually do on a screen. Steps quote the words of buttons ‘like this’; a test finds each of them on the screens. */
export interface Job {
  title: string
  steps: readonly string[]
  /** What a person must be allowed for it; the help of others leaves it out. */
  allow?: Action
}

export interface ScreenHelp {
  /** What the screen is for. */
  purpose: string
  jobs: readonly [Job, ...Job[]]
  words: readonly HelpWord[]
}
