import { join } from 'node:path'

/** The folder of the server, with the SQL of this version. In a release it holds the bundled server (release/bundle-server.ts). */
export const serverFolder = import.meta.dirname

export const projectFolder = join(serverFolder, '..')
