import config from '../../../jest.config.mjs'

const unit = config.projects.find(({ displayName }) => displayName === 'unit')

/**
 * The unit tests that Stryker runs: those of the changed rules' domains. All other unit tests cover
 * the rules too, but would multiply the time.
 */
export default {
  ...unit,
  displayName: undefined,
  rootDir: process.cwd(),
  testTimeout: config.testTimeout,
  testMatch: ['<rootDir>/shared/{orders,accounts,kitchen}/**/*.test.ts', '<rootDir>/functions/orders/**/*.test.ts'],
}
