/** Shorter words are within one letter of too many others; longer ones are no words. */
const mistypedLength = { least: 4, most: 30 }

/**
 * The letters of a word that may be mistyped, as search_fold() writes them; null for any other word. A code or number with another digit is
 * another record, so those are never guessed.
 */
export function foldedLetters(word: string): string | null {
  const letters = word.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  if (!/^\p{L}+$/u.test(letters)) return null
  const folded = letters
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łøđðħıŧßæœþ]/g, (letter) => spelt[letter] ?? letter)
  const { length } = [...folded]
  return length >= mistypedLength.least && length <= mistypedLength.most ? folded : null
}

const spelt: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/**
 * A regular expression of PostgreSQL for folded text in which a word begins as this one with one letter wrong, missing, too much, or
 * exchanged with the next.
 */
export function mistypedPattern(folded: string): string {
  const letters = [...folded]
  const variants = letters.flatMap((letter, n) => {
    const [before, next = '', after] = [letters.slice(0, n).join(''), letters[n + 1], letters.slice(n + 2).join('')]
    return [`${before}.?${next}${after}`, `${before}${letter}.${next}${after}`, `${before}${next}${letter}${after}`]
  })
  return `\\m(${variants.join('|')})`
}

/**
 * Patterns for LIKE, one of which matches wherever `mistypedPattern` does, and which an index can look for: one mistake leaves the first or
 * the second half of a word intact, unless it exchanges the two letters in the middle.
 */
export function mistypedParts(folded: string): string[] {
  const letters = [...folded]
  const half = Math.floor(letters.length / 2)
  const [first, second] = [letters.slice(0, half), letters.slice(half)]
  const exchanged = [...first.slice(0, -1), second[0], first.at(-1), ...second.slice(1)]
  return [first, second, exchanged].map((part) => `%${part.join('')}%`)
}
