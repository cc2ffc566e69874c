import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assertNodeOfScripts, ensureChromium, install, runOrPrintError, runOrPrintUsage } from './setup.mjs'

// Runs on any Node; the scripts that follow run on the Node that it may install.

const args = process.argv.slice(2)
const wantsBrowser = args.includes('--browser')
runOrPrintUsage(
  `node infra/local/prepare.mjs [--browser]
  Installs the packages that are missing and, with --browser, a browser for the tests.`,
  args.filter((arg) => arg !== '--browser'),
)

await runOrPrintError(async () => {
  const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
  install(root)
  assertNodeOfScripts(root)
  if (wantsBrowser) await ensureChromium(root)
})
