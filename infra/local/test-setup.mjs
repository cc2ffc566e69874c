import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium, install, orExplain } from './setup.mjs'

await orExplain(async () => {
  const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
  install(root)
  await ensureChromium(root)
})
