import { mutationOptions } from '@tanstack/react-query'
import type { AnswerOf, BodyInput, ChangeDefinition, versionTag } from '../../../contract/endpoint.ts'
import { type CallOptions, call, isContradicted } from './api.ts'
import { newKey } from './new-key.ts'
import { rememberRefetched } from './own-changes.ts'
import { refetch } from './query-client.ts'
import { useSend } from './use-send.ts'

/**
 * Sends a call that changes something; `optionsOf` creates its params and body from the argument of `mutate`. Then
 * refetches the queries of its topics, also when the call failed because the screen was outdated.
 */
export function useChange<const E extends ChangeDefinition, Input = void>(endpoint: E, optionsOf: (input: Input) => CallOptions<E>) {
  return useSend(changeOf(endpoint, optionsOf))
}

/** A row as it was read. */
export type VersionedRow = Parameters<typeof versionTag>[0] & { id: number }

/** Sends a call that changes a row, and which version of it was read: 412 when it has changed since. */
export function useRowChange<const E extends ChangeDefinition>(endpoint: E) {
  return useChange(endpoint, ({ read, body }: { read: VersionedRow; body: BodyInput<E> }) => ({
    params: { id: read.id },
    body,
    ifMatch: read,
  }))
}

export function changeOf<const E extends ChangeDefinition, Input>(endpoint: E, optionsOf: (input: Input) => CallOptions<E>) {
  return mutationOptions({ mutationFn: (input: Input) => sendChange(endpoint, optionsOf(input)), ...refetchOf(endpoint) })
}

/** Sends a change whose topics the caller refetches, so that the event of the change is ignored. */
export async function sendChange<const E extends ChangeDefinition>(endpoint: E, options: CallOptions<E>): Promise<AnswerOf<E>> {
  const changeId = newKey()
  const answer = await call(endpoint, { ...options, changeId })
  rememberRefetched(changeId)
  return answer
}

/** What a sent change refetches, when it succeeded and when it failed. */
export function refetchOf(endpoint: Pick<ChangeDefinition, 'changes'>) {
  return {
    onSuccess: () => refetch(endpoint.changes),
    onError: (error: Error) => (isContradicted(error) ? refetch(endpoint.changes) : undefined),
  }
}
