import { readdirSync, readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'
import { operatorTools } from './infra/tools'

/** The Lambda entries, which routes, reactions and schedules name. */
const handlers = ['functions', 'events'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) =>
      /export (const|async function) handler\b/.test(file.endsWith('.ts') ? readFileSync(file, 'utf8') : ''),
    ),
)

export default {
  entry: [
    ...handlers,
    // A script of package.json already names the deployment.
    ...Object.values(operatorTools).flatMap(([file]) => (file === 'infra/deploy/main.ts' ? [] : [file])),
    // The CDK, jest, the function units and processes that are started by path.
    'infra/app.ts',
    'infra/local/check-services.ts',
    'infra/local/main.ts',
    'infra/catalogue/seed-table.ts',
    'infra/checks/bench/baseline-function.ts',
    'infra/checks/faults/product-child.ts',
    'infra/checks/mutation/jest.config.mjs',
    'infra/stacks/functions/lambda/origin-key-handler.ts',
    'infra/testkit/product/fill-table.ts',
    'infra/testkit/stacks/describe-location.ts',
    'functions/menu/pictures/picture-worker.mjs',
  ],
  project: ['{shared,functions,events,infra,frontend}/**/*.{ts,tsx,mjs,mts,cjs}', '*.{ts,mjs}'],
  // The build resolves font files by name; the CDK's command line is started by `npx`.
  ignoreDependencies: [/^@fontsource-variable\//, 'aws-cdk'],
  ignoreBinaries: ['java', 'mount', 'umount'],
} satisfies KnipConfig
