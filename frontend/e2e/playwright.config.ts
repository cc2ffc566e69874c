import { defineConfig } from '@playwright/test'
import { findChromium } from '../../infra/local/setup.mjs'
import { liveSite, testSite } from './support/servers'

const executablePath = findChromium()

/**
 * Ways that are the same at both widths are tried at that of whoever goes them: guests on a phone,
 * the house at a desk.
 */
const guestsWays = /\/(checkout-codes|feedback|home|live|login|loyalty|offline|voice)\.spec\.ts$/
const housesWays = /\/(kitchen-cook|kitchen|tour|words)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  outputDir: '../../.local/browser-failures',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 12_000 },
  forbidOnly: true,
  // A test that is red once and green once says something: nowhere is it asked again.
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: testSite.url,
    // A trace of every test would make each of them slower; the last picture costs nothing.
    screenshot: 'only-on-failure',
    // Nobody watches: what moves would only take the machine's time. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What a page asks through a worker, a test could not answer in the server's place.
    serviceWorkers: 'block',
    launchOptions: { args: ['--no-sandbox'], ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: guestsWays,
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: housesWays,
      grepInvert: /@desktop/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
  ],
  // One after the other: the second finds the site built. Whoever tries a test on a product of
  // their own starts the live one themselves, too (E2E_LIVE_PORT).
  webServer: testSite.isRunning && !liveSite.isRunning ? [] : [testSite.server, liveSite.server],
})
