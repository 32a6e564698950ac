/** The most rows that a bulk action or a print reaches: as many as a list call answers at once. */
export const mostMatching = 1000
