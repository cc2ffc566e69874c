import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { commandLine, noWords } from '#infra/command-line'
import { referenceFiles } from './build'

commandLine({ name: 'npm run reference', options: {}, words: noWords })

const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')))

for (const [path, content] of Object.entries(referenceFiles(version))) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  console.log(`Wrote ${path}`)
}
