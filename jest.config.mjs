import { getMachineFactor } from './infra/testkit/measure-machine.mjs'

// Tests of stacks spend a third of their time on the CDK's stack traces.
process.env['CDK_DISABLE_STACK_TRACE'] ??= 'true'

// Tests begin on a Thursday at two in the afternoon in Florida, when all locations are open, whatever
// the hour at which they run.
process.env['TEST_CLOCK_AHEAD_MS'] ??= String(Date.parse('2027-01-14T19:00:00.000Z') - Date.now())

const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
}
const esmPackages = [
  '@middy',
  'msw',
  '@mswjs',
  'until-async',
  'rettime',
  '@open-draft',
  'wouter',
  'cookie',
  'jose',
  'any-ascii',
  'fast-png',
  'iobuffer',
]
const common = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/cdk.out/', '/frontend/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/cdk.out/', '<rootDir>/dist/', '<rootDir>/.local/'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/frontend/src/testing/css-module.cjs',
    // As in tsconfig.json.
    '^#(ui|base|features|testing)/(.*)$': '<rootDir>/frontend/src/$1/$2',
    '^zod/v4/locales/(.*)\\.js$': 'zod/v4/locales/$1.cjs',
    '\\.css$': '<rootDir>/frontend/src/testing/empty-stylesheet.cjs',
  },
  clearMocks: true,
  setupFiles: ['<rootDir>/infra/testkit/test-clock.cjs'],
}

/** Stacks, deployment, operation and checks of the whole product: `npm run test:all`. */
const operations = '<rootDir>/infra/(stacks|deploy|operate|checks|command-lines)'

/** Failing services, whose tests wait for time-outs: `npm run test:all`. */
const faults = '-faults\\.integration\\.test\\.ts$'

/** Tests on the real table engine. */
const integration = {
  ...common,
  testEnvironment: 'node',
  // Amplify takes Node's navigator, which has no name, for an old browser. Its arithmetic is then 25
  // times slower.
  globals: { navigator: { appName: 'Netscape' } },
  globalSetup: '<rootDir>/infra/testkit/product/before-integration.mjs',
  globalTeardown: '<rootDir>/infra/testkit/product/after-integration.mjs',
}

export default {
  // A shared machine may stall for longer than any test takes, and a busy one needs longer for all.
  testTimeout: Math.round(120_000 * getMachineFactor()),
  // `npm run coverage`
  collectCoverageFrom: ['{shared,functions,events,frontend/src}/**/*.{ts,tsx}', '!**/testing/**', '!**/*.test.*'],
  coverageReporters: ['text-summary', 'html'],
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{shared,functions,events,infra,frontend}/**/*.test.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.integration\\.test\\.ts$', operations],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: '<rootDir>/frontend/src/testing/dom-environment.cjs',
      testMatch: ['<rootDir>/frontend/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/frontend/src/testing/async-timeout.cjs'],
    },
    {
      ...integration,
      displayName: 'integration',
      testMatch: ['<rootDir>/**/*.integration.test.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, operations, faults],
    },
    {
      ...integration,
      displayName: 'operations',
      testMatch: [
        '<rootDir>/**/*-faults.integration.test.ts',
        '<rootDir>/infra/{stacks,deploy,operate,checks}/**/*.test.ts',
        '<rootDir>/infra/command-lines*.test.ts',
      ],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '/infra/checks/abuse/.*\\.integration\\.'],
    },
    // Attacks, with the limits on: `npm run test:abuse`.
    {
      ...integration,
      displayName: 'abuse',
      testMatch: ['<rootDir>/infra/checks/abuse/**/*.integration.test.ts'],
    },
  ],
}
