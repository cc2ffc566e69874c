import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, install, orExplain } from './setup.mjs'

await orExplain(async () => {
  const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
  process.chdir(root)
  install(root)
  build(root)
  const { register } = await import('tsx/esm/api')
  register()
  await import(pathToFileURL(join(root, 'infra/local/main.ts')).href)
})
