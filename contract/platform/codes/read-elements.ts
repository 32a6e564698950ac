import { type DataElement, readingProblem } from '../../gs1-elements.ts'
import { aiAtStart, endOfFirst } from './element-lengths.ts'
import { separator } from './scanner-marks.ts'

/* The three ways in which the elements of a GS1 label are written: as a symbol carries them, as they are printed below it, and as a link. */

export type ReadElements = { elements: DataElement[] } | { problem: string }

/** What a separator looks like where a scanner sends text in its place. */
const writtenSeparator = /<(?:GS|FNC1)>|[{[](?:GS|FNC1)[}\]]|␝|\^\]|\\x1d|\\u001d/gi

/** Reads an element string as a symbol carries it, with or without the prefix that names the symbology. Unknown AIs are skipped by their length. */
export function readElementString(scanned: string): ReadElements {
  const elements: DataElement[] = []
  let rest = withoutSeparator(scanned.replace(/^\][A-Za-z]\d/, '').replace(writtenSeparator, separator))
  while (rest !== '') {
    if (!/^\d\d/.test(rest)) return { problem: `'${rest.slice(0, 4)}' is not an application identifier.` }
    const ai = aiAtStart(rest)
    const end = endOfFirst(rest)
    // What GS1 hasn't assigned ends where a separator is, and isn't answered.
    if (ai !== null) elements.push({ ai, value: rest.slice(ai.length, end) })
    rest = withoutSeparator(rest.slice(end))
  }
  return checked(elements)
}

/** Reads elements as they are printed below a symbol: (01)09501101530003(10)LOT42. */
export function readBrackets(printed: string): ReadElements {
  const elements: DataElement[] = []
  let rest = printed.replaceAll(' ', '').replace(writtenSeparator, '')
  while (rest !== '') {
    const ai = /^\((\d{2,4})\)/.exec(rest)?.[1]
    if (ai === undefined || aiAtStart(ai) !== ai) return { problem: `'${rest.slice(0, 6)}' is not an application identifier in brackets.` }
    const start = ai.length + 2
    const next = rest.slice(start).search(/\(\d{2,4}\)/)
    const end = next < 0 ? rest.length : start + next
    elements.push({ ai, value: rest.slice(start, end) })
    rest = rest.slice(end)
  }
  return checked(elements)
}

/** Reads a GS1 Digital Link with a GTIN or an SSCC; null for other addresses. */
export function readDigitalLink(address: string): ReadElements | null {
  const [, path, query] = /^https?:\/\/[^/?#\s]+(\/[^?#\s]*)(?:\?([^#\s]*))?(?:#.*)?$/i.exec(address) ?? []
  if (path === undefined) return null
  const steps = path.split('/')
  const first = steps.findIndex((step, n) => /^0[01]$/.test(step) && /^\d+$/.test(steps[n + 1] ?? ''))
  if (first < 0) return null
  const pairs: [string, string][] = []
  for (let n = first; n + 1 < steps.length; n += 2) pairs.push([steps[n] ?? '', steps[n + 1] ?? ''])
  for (const part of (query ?? '').split(/[&;]/)) pairs.push([part.split('=')[0] ?? '', part.slice(part.indexOf('=') + 1)])
  try {
    const elements = pairs.filter(([ai]) => aiAtStart(ai) === ai).map(([ai, value]) => ({ ai, value: decodeURIComponent(value) }))
    return checked(elements.map(({ ai, value }) => ({ ai, value: ai === '01' ? value.padStart(14, '0') : value })))
  } catch {
    return { problem: 'Its address is not complete.' }
  }
}

function checked(elements: DataElement[]): ReadElements {
  const problem = elements.length === 0 ? 'Nothing was scanned.' : readingProblem(elements)
  return problem === null ? { elements } : { problem }
}

function withoutSeparator(text: string): string {
  return text.startsWith(separator) ? text.slice(1) : text
}
