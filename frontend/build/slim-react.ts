import type { Plugin } from 'vite'

/** What React has for things that no page asks of it, by file: each is reached only by whoever asks (decision 0066). */
export const unasked = {
  '/react-dom/cjs/react-dom-client.production.js': {
    functions: [
      // <ViewTransition>
      'trackEnterViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitAfterMutationEffectsOnFiber',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'applyViewTransitionToHostInstances',
      'getViewTransitionName',
      'getViewTransitionClassName',
      'scheduleViewTransitionEvent',
      'reportViewTransitionError',
      'flushAfterMutationEffects',
      'startViewTransition',
      'createViewTransitionInstance',
      'ViewTransitionPseudoElement',
      // <SuspenseList>
      'updateSuspenseListComponent',
      'cutOffTailIfNeeded',
      // preload() and its like
      'prefetchDNS',
      'preconnect',
      'preload',
      'preloadModule',
      'preinitScript',
      'preinitStyle',
      'preinitModuleScript',
    ],
    // <Fragment ref>
    methodsOf: ['FragmentInstance', 'ViewTransitionPseudoElement'],
    exports: [],
  },
  '/react-dom/cjs/react-dom.production.js': {
    functions: [],
    methodsOf: [],
    exports: ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
  },
} as const

type Unasked = Readonly<Record<'functions' | 'methodsOf' | 'exports', readonly string[]>>

/** The source without it. Throws where something is no longer there: then React is another, and what it reaches has to be read again. */
export function without({ functions, methodsOf, exports }: Unasked, source: string): string {
  const cuts = [
    ...functions.map((name) => [new RegExp(`^function ${name}\\([^]*?^}$`, 'gm'), `function ${name}() {}`] as const),
    ...methodsOf.map((name) => [new RegExp(`^${name}\\.prototype\\.\\w+ = function[^]*?^};$`, 'gm'), ''] as const),
    ...exports.map((name) => [new RegExp(`^exports\\.${name} = function[^]*?^};$`, 'gm'), ''] as const),
  ]
  return cuts.reduce((text, [pattern, instead]) => {
    if (text.search(pattern) < 0) throw new Error(`React has nothing that matches ${String(pattern)}`)
    return text.replace(pattern, instead)
  }, source)
}

/** Components that are drawn by what is left out. React itself only says what they are. */
const ASKED = /\.(ViewTransition|(?:unstable_)?SuspenseList)\b(?!\s*=[^=])/

/** Leaves out of React, in the built site, what no page asks of it. */
export const slimReact = (): Plugin => ({
  name: 'slim-react',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /react-dom[\\/]cjs[\\/]/ },
    handler(source, id) {
      const entry = Object.entries(unasked).find(([file]) => id.replaceAll('\\', '/').endsWith(file))
      return entry && { code: without(entry[1], source), map: null }
    },
  },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      const [asked] = (file.type === 'chunk' && ASKED.exec(file.code)) || []
      if (asked) this.error(`${file.fileName} asks for React${asked}, which is left out.`)
    }
  },
})
