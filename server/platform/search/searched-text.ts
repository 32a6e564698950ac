import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { gtinForms } from '../../../contract/gs1.ts'
import { searchWords } from '../../../contract/list-query.ts'
import { readCode } from '../../../contract/platform/codes/read-code.ts'
import { trackingForm } from '../../../contract/platform/codes/tracking-form.ts'
import { refOrText, type SearchedWord, searchedWord } from '../lists/list-filters.ts'
import { foldedLetters, mistypedParts, mistypedPattern } from './mistyped.ts'

/** One word of the text. */
export interface Word extends SearchedWord {
  text: string
  /** The customers whose name has it; none unless they were read (see whose-names.ts). */
  customerIds: readonly number[]
}

/** A text that is searched for, as the conditions of the kinds need it. */
export interface SearchedText {
  text: string
  words: readonly Word[]
  /** The same for words with one mistake; null where no word may have one. */
  mistyped: readonly Word[] | null
  /** As numbers of movements, receipts and shipments are written. */
  number: string
  /** As tracking numbers are compared. */
  tracking: string
  sscc: string | null
  /** As the GTIN on a label may be stored, with fewer or more zeros before it. */
  gtins: readonly string[]
  /** From 'C12', as screens show a customer, or '00012'. */
  customerId: number | null
}

export function searchedText(q: string): SearchedText {
  const parts = searchWords(q)
  const text = parts.join(' ')
  const { text: plain, label, sscc } = readCode(text)
  const single = [...text].length === 1
  const words = parts.map((word) => wordLike(word, single ? beginning(word) : pattern(word)))
  const letters = parts.map(foldedLetters)
  const digits = /^(?:C|0)(\d{1,9})$/i.exec(text)?.[1]
  return {
    text,
    words,
    mistyped: letters.every((each) => each === null) ? null : words.map((word, n) => mistypedWord(word, letters[n] ?? null)),
    number: text.toUpperCase(),
    tracking: trackingForm(text),
    sscc,
    gtins: gtinForms(label?.gtin ?? plain.replaceAll(' ', '')),
    customerId: digits === undefined ? null : Number(digits),
  }
}

/** Not in a subquery as for lists: the planner needs the text to choose an index. */
function pattern(word: string): Expression<string> {
  return sql`search_pattern(${word})`
}

/** A pattern for LIKE of folded text that begins so. */
export function beginning(text: string): Expression<string> {
  return sql`substr(${pattern(text)}, 2)`
}

/** A pattern for LIKE of folded text in which a word that isn't the first begins so. */
export function wordBeginning(text: string): Expression<string> {
  return sql`('% ' || ${beginning(text)})`
}

function wordLike(word: string, like: Expression<string>): Word {
  return {
    text: word,
    ...searchedWord(word, like),
    customerIds: [],
  }
}

function mistypedWord(word: Word, letters: string | null): Word {
  if (letters === null) return word
  // Concatenated, so that no index looks for the expression: its many variants take longer than the rows that have one of the parts.
  const isNear = (text: Expression<unknown>): RawBuilder<SqlBool> =>
    sql`(${text} like any (${mistypedParts(letters)}::text[]) and (${text} || '') ~ ${mistypedPattern(letters)})`
  return {
    ...word,
    isIn: (text) => isNear(sql`search_fold(${refOrText(text)})`),
    isInFolded: (column) => isNear(sql.ref(column)),
  }
}
