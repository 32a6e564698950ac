import type { Action } from '../../../contract/permissions.ts'
import type { HelpWord } from './words.ts'

/** A usual task on a screen. Steps quote the labels of buttons ‘like this’; a test finds each of them on the screens. */
export interface Job {
  title: string
  steps: readonly string[]
  /** The permission it needs; others don't see it in their help. */
  allow?: Action
}

export interface ScreenHelp {
  /** What the screen is for. */
  purpose: string
  jobs: readonly [Job, ...Job[]]
  words: readonly HelpWord[]
}
