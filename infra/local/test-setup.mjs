import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium, install, orExplain, orTell } from './setup.mjs'

orTell(`node infra/local/test-setup.mjs
  Installs what the tests need and is missing: the packages, and a browser.`)

await orExplain(async () => {
  const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
  install(root)
  await ensureChromium(root)
})
