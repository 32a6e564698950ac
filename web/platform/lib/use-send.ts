import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sendOnce } from './send-once.ts'

interface Callbacks<Answer> {
  onSuccess?: ((answer: Answer) => void) | undefined
  onError?: ((error: Error) => void) | undefined
  onSettled?: (() => void) | undefined
}

/**
 * `useMutation` with two differences. A double click or a held Enter sends once: see `sendOnce`. And the callbacks of `mutate` are
 * called although the part of the screen that sent it is gone by then, so that no message is lost.
 */
export function useSend<Answer, Input = void>(options: UseMutationOptions<Answer, Error, Input>) {
  const mutation = useMutation(options)
  const [sending] = useState(() => {
    const send = sendOnce((input: Input) => mutation.mutateAsync(...([input] as Parameters<typeof mutation.mutateAsync>)))
    return {
      mutate: (input: Input, { onSuccess, onError = () => {}, onSettled }: Callbacks<Answer> = {}): void => {
        const { answer, isRepeat } = send(input)
        if (!isRepeat) void answer.then(onSuccess, onError).finally(onSettled)
      },
      /** For a repeat the answer to the first. */
      mutateAsync: (input: Input): Promise<Answer> => send(input).answer,
    }
  })
  return { ...mutation, ...sending }
}
