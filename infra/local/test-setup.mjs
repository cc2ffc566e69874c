import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium, install, runOrPrintError, runOrPrintUsage } from './setup.mjs'

runOrPrintUsage(`node infra/local/test-setup.mjs
  Installs what the tests need and is missing: the packages, and a browser.`)

await runOrPrintError(async () => {
  const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
  install(root)
  await ensureChromium(root)
})
