import { newKey } from './new-key.ts'

/** Longer after a lost answer, the same content is a new act: by then the person has seen on the screen whether the first was done. */
const repeatedFor = 60 * 60_000

/** The keys of acts whose outcome isn't known, by what they sent. */
const unknownActs = new Map<string, { key: string; until: number }>()

/** What a person did once: its Idempotency-Key is kept until the outcome is known. */
export interface Act {
  key: string
  /** The server said what became of it: the same content is a new act from now on. */
  answered: () => void
  /** No answer came, so that the same content sent again is the same act. */
  unanswered: () => void
}

/** The act of sending this content: the one before, where its outcome isn't known. */
export function actOf(content: string): Act {
  const before = unknownActs.get(content)
  const key = before && before.until > Date.now() ? before.key : newKey()
  return {
    key,
    answered: () => void unknownActs.delete(content),
    unanswered: () => void unknownActs.set(content, { key, until: Date.now() + repeatedFor }),
  }
}
