import { commandLine, noWords } from '#infra/command-line'
import { build } from '../infra/local/setup.mjs'
import { LIMIT_KB, firstScript } from './build/first-script'

/** Fails when the built landing page loads too much before the first interaction. */
commandLine({ name: 'node --import tsx frontend/check-bundle.ts', options: {}, words: noWords })
build(process.cwd())
const { kB, lines } = firstScript('dist')
for (const line of lines) console.log(line)
if (kB > LIMIT_KB) {
  console.error(`The landing page's initial JavaScript is over ${LIMIT_KB} kB.`)
  process.exitCode = 1
}
