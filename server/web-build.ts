import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { projectFolder } from './folders.ts'
import { StartFailure } from './start-failure.ts'

/** Folder of the built screens. */
export const webRoot = join(projectFolder, 'dist/web')

/**
 * Builds the screens unless they were already built from the same sources, or this is a release, which brings them built and without
 * sources. Announces it, because it takes a while.
 */
export async function buildWebIfChanged(say: (message: string) => void): Promise<void> {
  if (existsSync(webRoot) && !existsSync(join(projectFolder, 'web'))) return
  const sources = ['web/**/*', 'contract/**/*', 'vite.config.ts', 'package-lock.json']
  const exclude = ['**/*.test.ts', '**/*.states.tsx', 'web/platform/kit/**', 'web/kit.html']
  await buildIfChanged({ what: 'the screens', config: 'vite.config.ts', folder: webRoot, sources, exclude }, say)
}

interface Build {
  what: string
  /** The configuration of Vite that builds it. */
  config: string
  folder: string
  sources: string[]
  exclude: string[]
}

export async function buildIfChanged(build: Build, say: (message: string) => void): Promise<void> {
  const stampFile = `${build.folder}.stamp`
  const stamp = sourcesHash(build)
  if (existsSync(build.folder) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  say(`Building ${build.what} …`)
  await runVite(build)
  await mkdir(dirname(stampFile), { recursive: true })
  await writeFile(stampFile, stamp)
}

function sourcesHash({ sources: patterns, exclude }: Build): string {
  const hash = createHash('sha256')
  const sources = globSync(patterns, { cwd: projectFolder, exclude })
  for (const path of sources.sort()) {
    const file = join(projectFolder, path)
    if (statSync(file).isFile()) hash.update(`${path}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** In a separate process, which frees its memory at the end. */
async function runVite({ what, config }: Build): Promise<void> {
  const vite = findVite()
  if (!vite) {
    throw new StartFailure(
      `Vite, which builds ${what}, isn't installed: run \`npm install --include=dev\` here, or use a release, which brings them built.`,
    )
  }
  const build = spawn(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: projectFolder,
    // A test runner sets NODE_ENV to 'test', which would cache React's slow development build for later starts.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const code = await new Promise((resolve, reject) => build.once('error', reject).once('close', resolve))
  if (code !== 0)
    throw new StartFailure(
      `Building ${what} failed, so nothing was started; run \`npx vite build --config ${config}\` to see why.\n${said.trim()}`,
    )
}

/** A development dependency. */
function findVite(): string | null {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  } catch {
    return null
  }
}
