import config from '../../../jest.config.mjs'

const unit = config.projects.find(({ displayName }) => displayName === 'unit')

/** The unit tests of the rules, as Stryker runs them. */
export default { ...unit, displayName: undefined, rootDir: process.cwd(), testTimeout: config.testTimeout }
