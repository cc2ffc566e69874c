// Who may import whom. `shared` is the ground floor; nobody reaches up.
const room = (name, allowed) => ({
  name: `${name} imports only ${allowed.length > 0 ? allowed.join(', ') : 'itself'} and libraries`,
  severity: 'error',
  from: { path: `^${name}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: `^(?!(${[name, ...allowed].join('|')})/)[^/]+/`,
    pathNot: '^(node_modules|vite)/',
    dependencyTypesNot: ['core'],
  },
})

export default {
  forbidden: [
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    room('shared', []),
    room('functions', ['shared']),
    room('events', ['shared', 'functions']),
    room('frontend/src', ['shared', 'frontend/assets']),
    {
      name: 'shared imports only zod and small pure libraries',
      severity: 'error',
      from: { path: '^shared/', pathNot: '\\.test\\.ts$' },
      to: { path: '^node_modules/', pathNot: '^node_modules/(zod|fastest-levenshtein|double-metaphone)/' },
    },
    {
      name: 'events know stores, not handlers',
      severity: 'error',
      from: { path: '^events/' },
      to: { path: '^functions/', pathNot: '^functions/(runtime|[^/]+/(store|records|push|move))' },
    },
    {
      name: 'only the local product runs handlers',
      severity: 'error',
      from: { path: '^infra/(stacks|seed)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^functions/', pathNot: '^functions/(runtime|[^/]+/records)' },
    },
    {
      name: 'only rotation and the first seed make keys',
      severity: 'error',
      from: { pathNot: '^infra/(operate|seed)/|\\.test\\.ts$' },
      to: { path: '^functions/runtime/rotate-signing-key' },
    },
    {
      name: 'nothing unused',
      severity: 'error',
      // Stand-ins for libraries are named in the bundler's aliases, not imported.
      from: { orphan: true, pathNot: '\\.(test|d)\\.m?tsx?$|\\.mjs$|\\.cjs$|^frontend/build/(is|keep)-' },
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
