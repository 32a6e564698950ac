/*
 * What runs in worker threads, by name. A file with such work adds it by `declare module`, as a domain adds its tables to the tables of the
 * database; server/carry-out.ts finds its function. Arguments and results are copied from one thread to the other, so they are plain data.
 */

/** Functions without access to the database. */
// biome-ignore lint/suspicious/noEmptyInterface: an interface is what a module augmentation can add to.
export interface ThreadWork {}

/** Functions that yield their result piece by piece, and may take the pieces of another one as their last argument. */
// biome-ignore lint/suspicious/noEmptyInterface: an interface is what a module augmentation can add to.
export interface ThreadStreams {}

export type WorkName = keyof ThreadWork
export type StreamName = keyof ThreadStreams
