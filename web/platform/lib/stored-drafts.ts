/** Where the drafts of forms are kept (web/platform/form/draft.ts), which end with the session of the person who typed them. */
export const draftPrefix = 'draft:'

export function draftPrefixOf(userId: string | number): string {
  return `${draftPrefix}${userId}:`
}

/** Called at sign-out, and for the drafts of other people when someone signs in at this browser. */
export function dropDrafts({ exceptOf }: { exceptOf?: string | number } = {}): void {
  const kept = exceptOf === undefined ? null : draftPrefixOf(exceptOf)
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(draftPrefix) && !(kept && key.startsWith(kept))) localStorage.removeItem(key)
  }
}
