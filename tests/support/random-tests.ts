/** `npm run test:long` gives the random tests their full size; every other run a small one. */
export const longRun = process.env.TEST_LONG === '1'

/** Decides what the random tests do. TEST_SEED repeats a run; who is first among calls at once remains the moment's. */
export const testSeed = Number(process.env.TEST_SEED) || Math.trunc(Math.random() * 2 ** 31)
