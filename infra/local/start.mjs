import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, runOrPrintError, runOrPrintUsage, SETTINGS } from './setup.mjs'

runOrPrintUsage(`npm start
  Serves the product until Ctrl-C; builds the site first if it has changed. ${SETTINGS}`)

await runOrPrintError(async () => {
  const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
  process.chdir(root)
  build(root)
  const { register } = await import('tsx/esm/api')
  register()
  await import(pathToFileURL(join(root, 'infra/local/main.ts')).href)
})
