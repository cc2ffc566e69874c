import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { parseProcessArguments, noArguments, defineOption } from '#infra/command-line'
import { buildReference } from './reference-page'

const { options } = parseProcessArguments({
  name: 'npm run tool -- reference',
  options: {
    into: defineOption(z._default(z.string(), '.local/reference'), {
      value: 'FOLDER',
      help: 'where the page and the OpenAPI document are written (.local/reference)',
    }),
  },
  words: noArguments,
})

const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')))
const { page, openApi } = buildReference(version)
mkdirSync(options.into, { recursive: true })
writeFileSync(join(options.into, 'index.html'), page)
writeFileSync(join(options.into, 'openapi.json'), openApi)
console.log(`The reference is in ${options.into}.`)
