/** A part of `pg` that its published types lack. */
declare module 'pg/lib/utils.js' {
  const utils: {
    /** A parameter as the protocol carries it: text, bytes or null. */
    prepareValue(value: unknown): string | Buffer | null
  }
  export default utils
}
