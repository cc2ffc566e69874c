/** Mutation test of the rules that money, safety and access depend on: `npm run mutation`. */
export default {
  mutate: [
    'shared/orders/pricing.ts',
    'shared/orders/status.ts',
    'shared/orders/eta.ts',
    'shared/accounts/access.ts',
    'functions/orders/placement/reservations.ts',
  ],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: 'infra/checks/mutation/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  ignorePatterns: ['cdk.out', 'dist', '.local', 'docs', 'frontend/src/**/*.webp'],
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.local/mutation.json' },
  tempDirName: '.local/stryker',
  thresholds: { high: 90, low: 80, break: 80 },
  // Static mutants need a run of all tests each.
  ignoreStatic: true,
  concurrency: 1,
  dryRunTimeoutMinutes: 20,
}
