import { mutationOptions, useMutation } from '@tanstack/react-query'
import type { ChangeDefinition } from '../../contract/endpoint.ts'
import { type CallOptions, call, isContradicted } from './api.ts'
import { refetch } from './query-client.ts'

/**
 * Sends a call that changes something; `optionsOf` makes its params and body of what the screen passes to `mutate`. Then whatever
 * shows what it changes is fetched again, also when the server refused because the screen was out of date.
 */
export function useChange<const E extends ChangeDefinition, Input = void>(endpoint: E, optionsOf: (input: Input) => CallOptions<E>) {
  return useMutation(changeOf(endpoint, optionsOf))
}

export function changeOf<const E extends ChangeDefinition, Input>(endpoint: E, optionsOf: (input: Input) => CallOptions<E>) {
  return mutationOptions({
    mutationFn: (input: Input) => call(endpoint, optionsOf(input)),
    onSuccess: () => refetch(endpoint.changes),
    onError: (error) => (isContradicted(error) ? refetch(endpoint.changes) : undefined),
  })
}
