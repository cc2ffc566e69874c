import { parseProcessArguments, noArguments } from '#infra/command-line'
import { build } from '../infra/local/setup.mjs'
import { INITIAL_SCRIPT_LIMIT_KB, measureInitialScript } from './build/initial-script-size'

/** Fails when the built landing page loads too much before the first interaction. */
parseProcessArguments({ name: 'node --import tsx frontend/check-bundle.ts', options: {}, words: noArguments })
build(process.cwd())
const { kB, lines } = measureInitialScript('dist')
for (const line of lines) console.log(line)
if (kB > INITIAL_SCRIPT_LIMIT_KB) {
  console.error(`The landing page's initial JavaScript is over ${INITIAL_SCRIPT_LIMIT_KB} kB.`)
  process.exitCode = 1
}
