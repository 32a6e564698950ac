import { isRepeatedPress } from './repeated-press.ts'

/**
 * Sends an input once, although a double click, a held Enter or a scanner that ends a code with two asks for it again: the same input as
 * the one before is not sent while that is under way, and never by a repeated press. Different inputs are sent side by side.
 */
export function sendOnce<Input, Answer>(send: (input: Input) => Promise<Answer>, isRepeated = isRepeatedPress) {
  let last: { content: string; isUnderWay: boolean; answer: Promise<Answer> } | null = null

  return (input: Input): { answer: Promise<Answer>; isRepeat: boolean } => {
    const content = JSON.stringify(input)
    if (last && last.content === content && (last.isUnderWay || isRepeated())) return { answer: last.answer, isRepeat: true }
    const sent = { content, isUnderWay: true, answer: send(input) }
    last = sent
    const end = () => {
      sent.isUnderWay = false
    }
    sent.answer.then(end, end)
    return { answer: sent.answer, isRepeat: false }
  }
}
