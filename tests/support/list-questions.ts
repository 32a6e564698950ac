import { z } from 'zod'
import { fieldsOf } from '../../contract/endpoint.ts'
import type { ListEndpoint } from '../../contract/list-files.ts'

/* What a list can be asked, made of its definition: every filter, every order, a search and each way to page. */

export type Question = Record<string, string | readonly string[]>
type Property = { enum?: string[]; anyOf?: Property[]; items?: Property }

const paging = ['limit', 'page', 'cursor', 'fields', 'sort', 'q']
/** Each filter takes one of these, unless it takes words of its own. */
const usual = ['1', 'true', '2026-01-31', 'x', 'ABC', '00340123450000000018']

/** Not `all` leaves out the orders and all but one word of each choice: for people who are asked because of what they may see. */
export function questionsOf(list: ListEndpoint, all: boolean): Question[] {
  const { shape } = list.query
  const filters = Object.keys(shape).filter((name) => !paging.includes(name))
  return [
    {},
    { limit: '1' },
    { limit: '1', page: '2' },
    ...(all ? [{ limit: '1', fields: fieldsOf(list.answer).slice(0, 2).join() }] : []),
    // Words that no random number has.
    ...('q' in shape ? [{ limit: '1', q: 'ä ö' }] : []),
    ...filters.flatMap((name) =>
      valuesOf(list, name)
        .slice(0, all ? undefined : 1)
        .map((value) => ({ limit: '1', [name]: value })),
    ),
    ...(all ? wordsOf(shape.sort).map((sort) => ({ limit: '1', sort })) : []),
  ]
}

/** One value of a filter; of a choice each word, and if it takes several, two of them together. */
function valuesOf({ query, path }: ListEndpoint, name: string): (string | string[])[] {
  const field = query.shape[name] as z.ZodType
  const taken = (value: unknown) => field.safeParse(value).success
  const words = wordsOf(field).filter(taken)
  const found: (string | string[])[] = words.length > 0 ? words : usual.filter(taken).slice(0, 1)
  if (found.length === 0) throw new Error(`No value is known for the filter ${name} of ${path}: add one to those of list-questions.ts.`)
  const two = words.slice(0, 2)
  return two.length === 2 && taken(two) ? [...found, two] : found
}

function wordsOf(field: unknown): string[] {
  const schema = z.toJSONSchema(field as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Property
  const choice = [schema, ...(schema.anyOf ?? [])].find((each) => each.enum)
  return choice?.enum ?? []
}
