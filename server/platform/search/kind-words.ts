import type { Word } from './searched-text.ts'

/** So many letters may begin the name of a kind. */
const fewestLetters = 3

/** The words besides the one that calls the kind by its name; null where none does, or where there are no others. */
export function withoutNameOf(called: readonly string[], words: readonly Word[]): readonly Word[] | null {
  if (words.length < 2) return null
  const named = words.findIndex(({ text }) => {
    const word = text.toLowerCase()
    return word.length >= fewestLetters && called.some((name) => name.startsWith(word))
  })
  return named < 0 ? null : words.filter((_, n) => n !== named)
}
