import { defineConfig, mergeConfig } from 'vite'
import screens from './vite.config.ts'

/** Builds the page /kit for the tests, into a folder of its own. `npm run dev` serves it without a build; production has no such page. */
export default mergeConfig(
  screens,
  defineConfig({
    build: { outDir: '../dist/kit', manifest: false, rolldownOptions: { input: 'web/kit.html' } },
  }),
)
