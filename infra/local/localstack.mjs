// Says which AWS services work on LocalStack, and runs the integration tests with its table engine and
// parameter store. The community image of docker-compose.yml needs no token.
import { spawn, spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { runOrPrintUsage } from './setup.mjs'

const args = process.argv.slice(2)
runOrPrintUsage(
  `npm run tool -- localstack [PATH…] [-t NAME]
  PATH…    the test files to run; all integration tests unless given
  -t NAME  only the tests with this name
  Says which services of AWS work on LocalStack, then runs the integration tests on it:
  docker compose up --detach --wait localstack.
  LOCALSTACK_ENDPOINT names another address than http://127.0.0.1:4566.`,
  args.filter((arg) => arg.startsWith('-') && arg !== '-t'),
)

const endpoint = process.env['LOCALSTACK_ENDPOINT'] ?? 'http://127.0.0.1:4566'
const NEEDED = ['dynamodb', 'dynamodbstreams', 'ssm']
const WAIT_SECONDS = 30

/** Returns the state of each service; undefined while LocalStack does not answer. */
const readHealth = () =>
  fetch(`${endpoint}/_localstack/health`).then(
    async (response) => (await response.json()).services ?? {},
    () => undefined,
  )

let services
for (let second = 0; services === undefined && second < WAIT_SECONDS; second += 1) {
  services = await readHealth()
  if (services === undefined) await sleep(1000)
}
if (services === undefined) {
  console.error(`LocalStack does not answer at ${endpoint}: docker compose up --detach --wait localstack`)
  process.exit(1)
}
const missing = NEEDED.filter((name) => !['available', 'running'].includes(services[name]))
if (missing.length > 0) {
  console.error(`LocalStack runs without ${missing.join(', ')}: name them in SERVICES.`)
  process.exit(1)
}

const env = {
  ...process.env,
  AWS_ENDPOINT_URL: endpoint,
  AWS_REGION: process.env['AWS_REGION'] ?? 'us-east-1',
  AWS_ACCESS_KEY_ID: process.env['AWS_ACCESS_KEY_ID'] ?? 'test',
  AWS_SECRET_ACCESS_KEY: process.env['AWS_SECRET_ACCESS_KEY'] ?? 'test',
}
spawnSync(process.execPath, ['--import', 'tsx', 'infra/local/check-services.ts'], { stdio: 'inherit', env })

const tests = spawn(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '--selectProjects', 'integration', '--runInBand', ...args],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      AWS_ENDPOINT_URL_DYNAMODB: endpoint,
      AWS_ENDPOINT_URL_SSM: endpoint,
      SECRET_PARAMETERS: `/hibachi-ember-${process.pid}`,
    },
  },
)
tests.on('exit', (code) => process.exit(code ?? 1))
