/** `npm run test:long` gives the random tests their full size; every other run a small one. */
export const longRun = process.env.TEST_LONG === '1'

/** The seed of the random tests. TEST_SEED repeats a run, except for the order of concurrent calls. */
export const testSeed = Number(process.env.TEST_SEED) || Math.trunc(Math.random() * 2 ** 31)
