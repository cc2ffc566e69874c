import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { scaleLimit } from '#infra/testkit/machine-speed'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'

const askFreePort = `const s = require('net').createServer().listen(0, '127.0.0.1', () => {
  console.log(s.address().port); s.close()
})`

/** The command that transcribes spoken comments in tests: it recognizes tones. */
const transcribeCommand = [process.execPath, fileURLToPath(new URL('transcribe-tone.mjs', import.meta.url))]

type ServerOptions = { readonly prefix: string; readonly env?: Readonly<Record<string, string>> }

/**
 * Configures a server for the tests with its own port and data.
 * `<prefix>_PORT` selects a server that is already running, for developing a single test.
 * The port and folder are stored in the environment, because the workers evaluate this module
 * again.
 */
function configureServer({ prefix, env = {} }: ServerOptions) {
  const isRunning = process.env[`${prefix}_PORT`] !== undefined
  const port = (process.env[`${prefix}_PORT`] ??= execFileSync(process.execPath, ['-e', askFreePort], {
    encoding: 'utf8',
  }).trim())
  const dataDir = (process.env[`${prefix}_DATA_DIR`] ??= createTemporaryFolder('hibachi-ember-e2e'))
  const url = `http://localhost:${port}`
  return {
    isRunning,
    url,
    dataDir,
    server: {
      command: 'npm start',
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      url: `${url}/api/health`,
      env: { PORT: port, DATA_DIR: dataDir, RATE_LIMITS: 'off', KITCHEN_TIME: 'off', ...env },
      timeout: scaleLimit(240_000),
      reuseExistingServer: isRunning,
      gracefulShutdown: { signal: 'SIGTERM', timeout: scaleLimit(5_000) },
    },
  } as const
}

/** Each worker has a test site and data of its own, so that tests which run at once never meet. */
const WORKERS = 2

const testSites = Array.from({ length: WORKERS }, (_, worker) =>
  configureServer({
    prefix: worker === 0 ? 'E2E' : `E2E_${worker}`,
    env: { TRANSCRIBE_COMMAND: transcribeCommand.map((part) => `"${part}"`).join(' ') },
  }),
)
const [first] = testSites
const own = testSites[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? first
if (!first || !own) throw new Error('There are no workers.')

export const testSite = own

/** Only one test file uses it, and the tests of a file run one after the other. */
export const liveSite = configureServer({ prefix: 'E2E_LIVE', env: { LOCATION_MODE: 'live' } })

/** One worker for a server that is already running. */
export const workers = first.isRunning ? 1 : WORKERS

/** The servers to start: none if the first test site is already running. */
export const servers = first.isRunning ? [] : [...testSites, liveSite].map(({ server }) => server)
