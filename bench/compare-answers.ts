import { askOnce } from './driver.ts'
import type { Side } from './sides.ts'

/** Says where the reference answers other columns than the product, as it then would be measured with less or more work. */
export async function compareAnswers(product: Side, reference: Side, say: (line: string) => void): Promise<void> {
  for (const side of [product, reference]) await side.prepareExports(1)
  for (const { name } of product.operations) {
    const [wanted, given] = [await columnsOf(product, name), await columnsOf(reference, name)]
    const missing = [...wanted].filter((column) => !given.has(column))
    if (missing.length > 0) say(`${name}: the reference's answer lacks ${missing.join(', ')}.`)
  }
}

/** The names in the first row of the answer, those of its inner rows included, and the total of a list. */
async function columnsOf({ server, operations }: Side, name: string): Promise<Set<string>> {
  const call = operations.find((operation) => operation.name === name)?.next()
  if (!call) throw new Error(`There is no operation ${name}.`)
  const { head, body } = await askOnce(server.port, call)
  const [row] = [JSON.parse(body.toString())].flat() as Record<string, unknown>[]
  const inner = Object.entries(row ?? {}).flatMap(([column, value]) =>
    Array.isArray(value) ? Object.keys(value[0] ?? {}).map((key) => `${column}.${key}`) : [],
  )
  return new Set([...Object.keys(row ?? {}), ...inner, ...(/\r\nx-total-count: *[1-9]/i.test(head) ? ['x-total-count'] : [])])
}
