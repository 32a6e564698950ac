/** Specification §2: the words of every table of the CRM without rows. */
export const noResults = { empty: { title: 'No results found.' }, noMatch: { title: 'No results found.' } }
