import type { AnswerOf, BodyInput, ChangeDefinition, ReadDefinition } from '../../../contract/endpoint.ts'
import { queryClient } from '../lib/query-client.ts'
import { useChange, useRowChange, type VersionedRow } from '../lib/use-change.ts'
import { freshRead } from '../lib/use-read.ts'

/** The calls that create and change a record, as `useRecordForm` sends them: a change says which version was read. */
export function useRecordCalls<const C extends ChangeDefinition, const U extends ChangeDefinition>(endpoints: { create: C; update: U }) {
  const creation = useChange(endpoints.create, (body: BodyInput<C>) => ({ body }))
  const change = useRowChange(endpoints.update)
  return {
    create: (body: BodyInput<C>): Promise<AnswerOf<C>> => creation.mutateAsync(body),
    update: (read: VersionedRow, body: BodyInput<U>): Promise<AnswerOf<U>> => change.mutateAsync({ read, body }),
  }
}

/** Reads a record as it is now, by the call that answers one. */
export function rereadBy<const E extends ReadDefinition>(endpoint: E): (id: number) => Promise<AnswerOf<E>> {
  return (id) => queryClient.fetchQuery(freshRead(endpoint, { params: { id } }))
}
