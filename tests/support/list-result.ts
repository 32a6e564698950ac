import type { ListResult } from '../../server/platform/lists/list.ts'

/** The rows of a list, also of one that is streamed. */
export async function rowsIn<Row>(json: string | AsyncIterable<string>): Promise<Row[]> {
  let text = ''
  for await (const part of typeof json === 'string' ? [json] : json) text += part
  return JSON.parse(text)
}

export function cursorOf(page: ListResult['page']): string | undefined {
  return page?.next && 'cursor' in page.next ? page.next.cursor : undefined
}
