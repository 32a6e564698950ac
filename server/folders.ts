import { join } from 'node:path'

/** This folder, with the SQL of this version: that of the sources, and in a release that of the bundled server (release/bundle-server.ts). */
export const serverFolder = import.meta.dirname

export const projectFolder = join(serverFolder, '..')
