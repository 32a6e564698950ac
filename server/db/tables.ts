/** The tables of the database by name. Empty here: each domain adds its own by `declare module` in its `<domain>-tables.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: an interface is what a module augmentation can add to.
export interface Tables {}
