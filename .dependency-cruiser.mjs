// Who may import whom: `shared` ← `functions` ← `events`, and `shared` ← `frontend`.
import { readdirSync, readFileSync } from 'node:fs'

const TEST = '\\.test\\.tsx?$|/testing/'

const forbidden = (name, from, to) => ({ name, severity: 'error', from, to })

/** A top-level folder imports itself, libraries and the other folders that are named. */
const topLevel = (folder, allowed) =>
  forbidden(
    `${folder} imports only ${allowed.length > 0 ? allowed.join(', ') : 'itself'} and libraries`,
    { path: `^${folder}/`, pathNot: TEST },
    {
      path: `^(?!(${[folder, ...allowed].join('|')})/)[^/]+/`,
      // The owner's guide is one text for the desk and for readers of the repository.
      pathNot: '^(node_modules|vite)/|^docs/owners-guide\\.md$',
      dependencyTypesNot: ['core'],
    },
  )

// The domains of `functions` in layers: a domain imports its own layer and those below.
const layers = [
  ['platform'],
  ['groups', 'hours', 'inventory', 'menu', 'specials', 'taxes', 'training'],
  ['orders', 'payments'],
  [
    ...['accounts', 'catering', 'feedback', 'kitchen', 'live', 'locations', 'loyalty', 'notifications', 'purchases'],
    ...['numbers', 'printing', 'recommendations', 'team', 'voice'],
  ],
]

const layer = (domains, height) =>
  forbidden(
    `functions: ${domains.join(', ')} import only their own and lower layers`,
    { path: `^functions/(${domains.join('|')})/`, pathNot: TEST },
    {
      path: '^functions/',
      pathNot: `^functions/(${layers
        .slice(0, height + 1)
        .flat()
        .join('|')})/`,
    },
  )

const handlers = readdirSync('functions', { recursive: true })
  .filter((file) => file.endsWith('.ts') && readFileSync(`functions/${file}`, 'utf8').includes('export const handler'))
  .map((file) => file.replaceAll('.', '\\.'))

export default {
  forbidden: [
    forbidden('no circular imports', {}, { circular: true }),
    topLevel('shared', []),
    topLevel('functions', ['shared']),
    topLevel('events', ['shared', 'functions']),
    topLevel('frontend/src', ['shared', 'frontend/assets']),
    forbidden(
      '`npm start` installs no devDependencies',
      {
        path: '^(shared|functions|events|frontend/(src|build)|infra/(catalogue|local))/|^vite\\.config',
        pathNot: TEST,
      },
      // The tests' browser is installed by setup.mjs, for tests only.
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/(@types|playwright)/',
      },
    ),
    forbidden(
      'of libraries, shared imports only zod',
      { path: '^shared/', pathNot: TEST },
      { path: '^node_modules/', pathNot: '^node_modules/zod/' },
    ),
    ...layers.map(layer),
    forbidden(
      'every domain of functions has its layer',
      { path: `^functions/(?!(${layers.flat().join('|')})/)`, pathNot: TEST },
      {},
    ),
    forbidden(
      'nothing but tests and the local product imports a handler',
      { path: '^(functions|events|infra)/', pathNot: `${TEST}|^infra/(local|testkit|checks)/` },
      { path: `^functions/(${handlers.join('|')})$` },
    ),
    forbidden(
      'the interface kit imports neither base nor features nor app',
      { path: '^frontend/src/ui/', pathNot: TEST },
      { path: '^frontend/src/(?!ui/)' },
    ),
    forbidden(
      'base imports only itself and the interface kit',
      { path: '^frontend/src/base/', pathNot: TEST },
      { path: '^frontend/src/(?!(ui|base)/)' },
    ),
    forbidden(
      'features import the kit, base and each other',
      { path: '^frontend/src/features/', pathNot: `${TEST}|^frontend/src/features/component-catalogue/` },
      { path: '^frontend/src/(?!(ui|base|features)/)' },
    ),
    forbidden(
      'another feature is imported through its index',
      { path: '^frontend/src/features/([^/]+)/' },
      {
        path: '^frontend/src/features/',
        pathNot: '^frontend/src/features/($1/|[^/]+/index\\.ts$|[^/]+/[^/]+/index\\.ts$)',
      },
    ),
    forbidden(
      'the app imports a feature through its index, or loads one of its screens',
      { path: '^frontend/src/(?!features/)' },
      { path: '^frontend/src/features/', pathNot: '/index\\.ts$', dynamic: false },
    ),
    forbidden(
      'a screen lies at the top of its feature',
      { path: '^frontend/src/(?!features/)' },
      { path: '^frontend/src/features/[^/]+/[^/]+/', pathNot: '/index\\.ts$' },
    ),
    forbidden(
      'what is deployed imports neither checks nor operations',
      { path: '^infra/(catalogue|local|reference|stacks)/', pathNot: TEST },
      { path: '^infra/(deploy|operate|checks|testkit)/' },
    ),
    forbidden(
      'the stacks import nothing of the local product',
      { path: '^infra/(catalogue|reference|stacks)/', pathNot: TEST },
      { path: '^infra/local/' },
    ),
    forbidden(
      'the test kit imports neither deployment nor operations',
      { path: '^infra/testkit/' },
      { path: '^infra/(deploy|operate)/' },
    ),
    forbidden(
      'only rotation and the first seed create signing keys',
      { pathNot: `^infra/(operate|catalogue)/|${TEST}` },
      { path: '^functions/platform/session/rotate-signing-key' },
    ),
    forbidden('nothing unused', { orphan: true, pathNot: '\\.(test|d)\\.m?tsx?$|\\.mjs$|\\.cjs$' }, {}),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|cdk\\.out|\\.local)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      mainFields: ['module', 'main'],
    },
  },
}
