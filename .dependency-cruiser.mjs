// Who may import whom. `shared` is the ground floor; nobody reaches up.
const TEST = '\\.test\\.tsx?$'

const room = (name, allowed) => ({
  name: `${name} imports only ${allowed.length > 0 ? allowed.join(', ') : 'itself'} and libraries`,
  severity: 'error',
  from: { path: `^${name}/`, pathNot: TEST },
  to: {
    path: `^(?!(${[name, ...allowed].join('|')})/)[^/]+/`,
    // The owner's guide is one text, for the desk and for whoever reads the repository.
    pathNot: '^(node_modules|vite)/|^docs/owners-guide\\.md$',
    dependencyTypesNot: ['core'],
  },
})

// The domains of `functions` in layers: a domain imports its own layer and those below.
const layers = [
  ['platform'],
  ['groups', 'hours', 'inventory', 'menu', 'specials', 'training'],
  ['orders', 'payments'],
  ['accounts', 'feedback', 'kitchen', 'locations', 'loyalty', 'notifications', 'numbers', 'printing', 'voice'],
]

const layer = (domains, height) => ({
  name: `functions: ${domains.join(', ')} import only their own and lower layers`,
  severity: 'error',
  from: { path: `^functions/(${domains.join('|')})/`, pathNot: `${TEST}|/testing/` },
  to: { path: '^functions/', pathNot: `^functions/(${layers.slice(0, height + 1).flat().join('|')})/` },
})

export default {
  forbidden: [
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    room('shared', []),
    room('functions', ['shared']),
    ...layers.map(layer),
    {
      name: 'every domain of functions has its layer',
      severity: 'error',
      from: { path: `^functions/(?!(${layers.flat().join('|')})/)`, pathNot: TEST },
      to: {},
    },
    room('events', ['shared', 'functions']),
    room('frontend/src', ['shared', 'frontend/assets']),
    {
      name: 'the base of the browser stands on itself: features and app stand on it',
      severity: 'error',
      from: { path: '^frontend/src/base/', pathNot: TEST },
      to: { path: '^frontend/src/(?!base/)' },
    },
    {
      name: 'features know the base and each other, not what composes them',
      severity: 'error',
      from: { path: '^frontend/src/features/', pathNot: `${TEST}|^frontend/src/features/catalogue/` },
      to: { path: '^frontend/src/(?!(base|features)/)' },
    },
    {
      name: 'a feature is entered by another through its front door',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/($1/|[^/]+/index\\.ts$)' },
    },
    {
      name: 'the app enters a feature through its front door, or loads one of its screens',
      severity: 'error',
      from: { path: '^frontend/src/(?!features/)' },
      to: { path: '^frontend/src/features/', pathNot: '/index\\.ts$', dynamic: false },
    },
    {
      name: 'a screen lies at the top of its feature',
      severity: 'error',
      from: { path: '^frontend/src/(?!features/)' },
      to: { path: '^frontend/src/features/[^/]+/[^/]+/' },
    },
    {
      name: 'shared imports only zod, of libraries',
      severity: 'error',
      from: { path: '^shared/', pathNot: '\\.test\\.ts$' },
      to: { path: '^node_modules/', pathNot: '^node_modules/zod/' },
    },
    {
      name: 'events know stores and what reaches the outside, not handlers',
      severity: 'error',
      from: { path: '^events/' },
      to: {
        path: '^functions/',
        pathNot:
          '^functions/(runtime|[^/]+/(rights/)?(store|records|push|post|sender|service|outbox|move|present|reservations))',
      },
    },
    {
      name: 'only the local product runs handlers',
      severity: 'error',
      from: { path: '^infra/(stacks|catalogue)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^functions/', pathNot: '^functions/(runtime|[^/]+/(records|store))' },
    },
    {
      name: 'what runs and what it is filled with know nothing of the proofs',
      severity: 'error',
      from: { path: '^infra/(catalogue|local|reference|stacks)/', pathNot: TEST },
      to: { path: '^infra/(deploy|operate|proof|testkit)/' },
    },
    {
      name: 'the stacks know nothing of the machine that they were made on',
      severity: 'error',
      from: { path: '^infra/(catalogue|reference|stacks)/', pathNot: TEST },
      to: { path: '^infra/local/' },
    },
    {
      name: 'what tests stand on knows no test',
      severity: 'error',
      from: { path: '^infra/testkit/' },
      to: { path: '^infra/(deploy|operate)/' },
    },
    {
      name: 'only rotation and the first seed make keys',
      severity: 'error',
      from: { pathNot: '^infra/(operate|catalogue)/|\\.test\\.ts$' },
      to: { path: '^functions/runtime/rotate-signing-key' },
    },
    {
      name: 'nothing unused',
      severity: 'error',
      from: { orphan: true, pathNot: '\\.(test|d)\\.m?tsx?$|\\.mjs$|\\.cjs$' },
      to: {},
    },
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
