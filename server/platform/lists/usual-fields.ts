const mostSets = 8

/**
 * Tells the sets of fields whose statements stay prepared: the first few that a list is asked for, as by its screens. Callers can make up
 * thousands of others, which share the places of `combined` statements.
 */
export function usualFields(): (fields: readonly string[] | undefined) => boolean {
  const usual = new Set<string>()
  return (fields) => {
    if (fields === undefined) return true
    const set = fields.join()
    if (usual.size < mostSets) usual.add(set)
    return usual.has(set)
  }
}
