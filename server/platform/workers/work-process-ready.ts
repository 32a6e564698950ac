/** What a process sends once it can work. */
export const isReady = 'ready'
