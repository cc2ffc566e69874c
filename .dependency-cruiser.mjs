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

/**
 * The domains of a folder in order, as paths: a domain imports itself and those before it. `known`
 * are the files that still import a later domain. That list only gets shorter.
 */
const inOrder = (root, order, known, allowed = []) => [
  ...order.map((domain, at) =>
    forbidden(
      `${root}: ${domain} imports only domains before it`,
      { path: `^${root}/${domain}`, pathNot: [TEST, ...known.map((file) => `^${root}/${file}\\.ts$`)] },
      { path: `^${root}/`, pathNot: `^${root}/(${[...allowed, ...order.slice(0, at + 1)].join('|')})` },
    ),
  ),
  forbidden(
    `every domain of ${root} has its place in the order`,
    { path: `^${root}/(?!${order.join('|')})`, pathNot: TEST },
    {},
  ),
]

const sharedOrder = [
  // The ground: texts, money, time and locations.
  '(?:locations|platform)/',
  ...[
    'payments/',
    'recommendations/',
    'hours/',
    'dayparts/',
    'inventory/',
    'training/',
    'loyalty/',
    'accounts/',
    'menu/',
  ],
  ...['specials/', 'orders/', 'numbers/', 'kitchen/', 'groups/', 'live/', 'voice/', 'printing/', 'feedback/'],
  ...['taxes/', 'notifications/', 'gift-cards/', 'purchases/', 'team/', 'pages/', 'catering/'],
  // Lists the calls, reactions and schedules of all domains.
  'registry/',
]

const functionsOrder = [
  'platform/',
  // Records that many domains read or write parts of.
  ...['accounts/identity/', 'locations/state/', 'numbers/contributions/'],
  ...['training/', 'team/', 'inventory/', 'menu/', 'hours/', 'groups/', 'specials/', 'taxes/'],
  // What an order needs of payments and loyalty: codes, the provider's pages, gift cards and terms.
  ...['payments/codes/', 'payments/provider/', 'gift-cards/ledger/', 'loyalty/(?:records\\.|program/)', 'orders/'],
  ...['notifications/', 'catering/', 'printing/', 'recommendations/', 'purchases/', 'kitchen/', 'voice/', 'payments/'],
  ...[
    'gift-cards/(?!ledger/)',
    'feedback/',
    'loyalty/(?!records\\.|program/)',
    'live/',
    'accounts/',
    'locations/',
    'numbers/',
  ],
]
// Opens the page of a balance in the request of the edit, which settles the order's payments.
const functionsKnown = ['orders/editing/open-balance-page']

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
    // The stages, types and limits of orders are words of all domains.
    ...inOrder('shared', sharedOrder, [], ['orders/constants']),
    ...inOrder('functions', functionsOrder, functionsKnown),
    forbidden(
      'only tests import test code, except for the check of a deployment',
      {
        path: '^(shared|functions|events|frontend/(src|build)|infra)/',
        pathNot: `${TEST}|^infra/(testkit|checks|deploy)/`,
      },
      { path: '/testing/|^infra/(testkit|checks)/' },
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
      { path: '^frontend/src/features/', pathNot: TEST },
      { path: '^frontend/src/(?!(ui|base|features)/)' },
    ),
    forbidden(
      'another feature is imported through its index',
      { path: '^frontend/src/features/([^/]+)/', pathNot: TEST },
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
