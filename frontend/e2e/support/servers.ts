import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'

const askFreePort = `const s = require('net').createServer().listen(0, '127.0.0.1', () => {
  console.log(s.address().port); s.close()
})`

/** What writes spoken comments down here: it hears tones. */
const hearing = [process.execPath, fileURLToPath(new URL('hear-tone.mjs', import.meta.url))]

type Settings = { readonly prefix: string; readonly env?: Readonly<Record<string, string>> }

/**
 * A product for the tests on a port and data of its own, or one that runs already: `<prefix>_PORT`
 * names it, for trying a single test. The workers read this again: they must meet the product that
 * the first reading chose.
 */
function productFor({ prefix, env = {} }: Settings) {
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
      env: { PORT: port, DATA_DIR: dataDir, RATE_LIMITS: 'off', ...env },
      timeout: 240_000,
      reuseExistingServer: isRunning,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  } as const
}

export const testSite = productFor({
  prefix: 'E2E',
  env: { TRANSCRIBE_COMMAND: hearing.map((part) => `"${part}"`).join(' ') },
})

export const liveSite = productFor({ prefix: 'E2E_LIVE', env: { LOCATION_MODE: 'live' } })
