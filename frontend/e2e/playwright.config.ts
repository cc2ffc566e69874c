import { defineConfig } from '@playwright/test'
import { findChromium } from '../../infra/local/setup.mjs'
import { scaleLimit } from '../../infra/testkit/machine-speed'
import { servers, testSite, workers } from './support/servers'

const executablePath = findChromium()

/**
 * Files that behave alike at both widths run once: guest features on a phone, staff ones on a
 * desktop.
 */
const phoneOnly = /\/(account|discount-codes|feedback|live-site|loyalty|offline|voice)\.spec\.ts$/
const desktopOnly = /\/(kitchen-work|kitchen|training|ui-texts)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  outputDir: '../../.local/browser-failures',
  workers,
  timeout: scaleLimit(120_000),
  expect: { timeout: scaleLimit(20_000) },
  forbidOnly: true,
  // Flaky tests have to be fixed, so there are no retries.
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: testSite.url,
    // A press that waits for something that never comes fails where it waits.
    actionTimeout: scaleLimit(30_000),
    navigationTimeout: scaleLimit(60_000),
    // Traces slow down every test; a screenshot of failures costs nothing.
    screenshot: 'only-on-failure',
    // Animations cost time. Tests of animations enable them.
    contextOptions: { reducedMotion: 'reduce' },
    // Playwright can't mock requests that go through a service worker.
    serviceWorkers: 'block',
    launchOptions: { args: ['--no-sandbox'], ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: phoneOnly,
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: desktopOnly,
      grepInvert: /@desktop/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
  ],
  // Playwright starts them one after the other, so that the next ones find the site built.
  // With your own running test site (E2E_PORT), start the live site yourself, too (E2E_LIVE_PORT).
  webServer: servers,
})
