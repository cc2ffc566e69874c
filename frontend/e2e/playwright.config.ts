import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../../infra/local/setup.mjs'

const askFreePort = `const s = require('net').createServer().listen(0, '127.0.0.1', () => {
  console.log(s.address().port); s.close()
})`

/** A product that runs already, for trying a single test. */
const isRunning = process.env['E2E_PORT'] !== undefined

// The workers read this file again: they must meet the product that the first reading started.
const port = (process.env['E2E_PORT'] ??= execFileSync(process.execPath, ['-e', askFreePort], {
  encoding: 'utf8',
}).trim())
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'hibachi-ember-e2e-')))
const baseURL = `http://localhost:${port}`
const executablePath = findChromium()

/** What writes spoken comments down here: it hears tones. */
const hearing = [process.execPath, fileURLToPath(new URL('support/hear-tone.mjs', import.meta.url))]

export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/hibachi-ember/e2e',
  workers: 1,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  forbidOnly: true,
  // A shared machine may stall for longer than any test waits.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL,
    trace: 'retain-on-failure',
    // What a page asks through a worker, a test could not answer in the server's place.
    serviceWorkers: 'block',
    launchOptions: { args: ['--no-sandbox'], ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: 'npm start',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: `${baseURL}/api/health`,
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      TRANSCRIBE_COMMAND: hearing.map((part) => `"${part}"`).join(' '),
    },
    timeout: 240_000,
    reuseExistingServer: isRunning,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
