/** So many are remembered: events of older changes have come long ago. */
const mostRemembered = 200

const refetched = new Set<string>()

/** Everything that this change of one's own touched is read again, after its answer and so after its commit: at once, or after the last of several. */
export function rememberRefetched(changeId: string): void {
  refetched.add(changeId)
  const [oldest] = refetched
  if (refetched.size > mostRemembered && oldest !== undefined) refetched.delete(oldest)
}

/**
 * Whether an event tells nothing new, by its id: the changes that it is of, as far as the server knows them all. One's own change whose
 * answer is still on its way, or was lost, is news.
 */
export function isKnown(eventId: string): boolean {
  return eventId !== '' && eventId.split(',').every((changeId) => refetched.has(changeId))
}
