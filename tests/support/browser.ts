import { accessSync, constants, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/**
 * Starts Chromium: the one installed by `npm install`, which is for Linux on x64, has no window and needs a third less processor time
 * than Debian's; elsewhere the system's, or Playwright's.
 */
export async function launchBrowser(): Promise<Browser> {
  const installed = process.platform === 'linux' && process.arch === 'x64' ? null : installedChromium()
  if (installed) return chromium.launch({ executablePath: installed, args: safeArgs() })
  const { executablePath, env } = await bundledChromium()
  return chromium.launch({ executablePath, args: [...safeArgs(), '--no-sandbox', '--no-zygote', '--font-render-hinting=none'], env })
}

function installedChromium(): string | null {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  const others = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', chromium.executablePath()]
  return [...onPath, ...others].find(canRun) ?? null
}

/** Root can't use the sandbox; containers have little shared memory. */
function safeArgs(): string[] {
  return ['--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
}

/**
 * The Chromium inside @sparticuz/chromium, unpacked once per user and version. It unpacks to the temporary folder under a
 * fixed name, where a second process would find it incomplete, so it gets its own folder, renamed when complete.
 */
async function bundledChromium(): Promise<{ executablePath: string; env: NodeJS.ProcessEnv & Record<string, string> }> {
  const { default: bundled, inflate } = await import('@sparticuz/chromium')
  const packageFile = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const bin = join(packageFile.slice(0, packageFile.lastIndexOf('build')), 'bin')
  const version = createRequire(import.meta.url)(join(bin, '../package.json')).version
  const home = join(tmpdir(), `tallyhouse-chromium-${version}-with-fonts-${process.getuid?.() ?? 0}`)
  if (!existsSync(home)) {
    const unpacking = mkdtempSync(`${home}-`)
    const before = process.env.TMPDIR
    process.env.TMPDIR = unpacking
    try {
      await bundled.executablePath(bin)
      await inflate(join(bin, 'al2023.tar.br'))
      writeFileSync(join(unpacking, 'fonts/fonts.conf'), fontSettings(join(home, 'fonts')))
    } finally {
      if (before === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = before
    }
    try {
      renameSync(unpacking, home)
    } catch {
      // Another process was faster; its copy is as good.
      rmSync(unpacking, { recursive: true })
    }
  }
  const libraries = [process.env.LD_LIBRARY_PATH, join(home, 'al2023/lib')].filter(Boolean).join(':')
  return {
    executablePath: join(home, 'chromium'),
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: libraries,
      FONTCONFIG_PATH: process.env.FONTCONFIG_PATH ?? join(home, 'fonts'),
    },
  }
}

/** The package's own font settings are for another system. Without any font Chromium crashes at the first page with text. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>
`
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
