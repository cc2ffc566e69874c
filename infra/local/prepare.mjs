import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assertNodeOfScripts, ensureChromium, install, runOrPrintError, runOrPrintUsage } from './setup.mjs'

// Runs on any Node; the scripts that follow run on the Node that it may install.

const args = process.argv.slice(2)
const forTests = args.includes('--tests')
runOrPrintUsage(
  `node infra/local/prepare.mjs [--tests]
  Installs what the product needs and, with --tests, the packages and the browser of the tests.`,
  args.filter((arg) => arg !== '--tests'),
)

await runOrPrintError(async () => {
  const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
  install(root, { forTests })
  assertNodeOfScripts(root)
  if (forTests) await ensureChromium(root)
})
