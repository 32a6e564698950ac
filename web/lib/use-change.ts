import { mutationOptions } from '@tanstack/react-query'
import type { ChangeDefinition } from '../../contract/endpoint.ts'
import { type CallOptions, call, isContradicted } from './api.ts'
import { refetch } from './query-client.ts'
import { useSend } from './use-send.ts'

/**
 * Sends a call that changes something; `optionsOf` creates its params and body from the argument of `mutate`. Then
 * refetches the queries of its topics, also when the call failed because the screen was outdated.
 */
export function useChange<const E extends ChangeDefinition, Input = void>(endpoint: E, optionsOf: (input: Input) => CallOptions<E>) {
  return useSend(changeOf(endpoint, optionsOf))
}

export function changeOf<const E extends ChangeDefinition, Input>(endpoint: E, optionsOf: (input: Input) => CallOptions<E>) {
  return mutationOptions({
    mutationFn: (input: Input) => call(endpoint, optionsOf(input)),
    onSuccess: () => refetch(endpoint.changes),
    onError: (error) => (isContradicted(error) ? refetch(endpoint.changes) : undefined),
  })
}
