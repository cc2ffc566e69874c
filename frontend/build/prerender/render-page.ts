import { fileURLToPath } from 'node:url'
import { createRunnableDevEnvironment, resolveConfig, type Plugin } from 'vite'
import type { LocationCode } from '#shared/locations/index'
import { rawMarkup, type Markup } from '#shared/pages/html'
import { aliases } from '../aliases'
import { generateScopedName } from '../css-modules'

type PrerenderedPage = { readonly styles: string; readonly body: string }
type PrerenderModule = { readonly prerenderPage: (path: string, location: LocationCode) => Promise<PrerenderedPage> }

/**
 * A prerendered page: styles for its head, content of its root, and the modules that rendered it.
 */
type RenderedPage = { readonly styles: Markup; readonly body: Markup; readonly modules: ReadonlySet<string> }

const entry = fileURLToPath(new URL('../../src/app/prerender.tsx', import.meta.url))

const EMPTY_MODULE = '\0no-stylesheet'

/** Replaces plain stylesheets with empty modules: the built page contains them already. */
const withoutStylesheets: Plugin = {
  name: 'without-stylesheets',
  enforce: 'pre',
  resolveId: (id) => (/(?<!\.module)\.css$/.test(id) ? EMPTY_MODULE : undefined),
  load: (id) => (id === EMPTY_MODULE ? '' : undefined),
}

/** Starts a Vite environment that prerenders pages, each with a fresh copy of the application. */
export async function startPageRenderer() {
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      logLevel: 'error',
      mode: 'production',
      resolve: { alias: aliases },
      // CSS modules need the start of their plugin in this environment.
      server: { perEnvironmentStartEndDuringDev: true },
      css: { modules: { generateScopedName } },
      plugins: [withoutStylesheets],
      environments: {
        prerender: { consumer: 'server', dev: { moduleRunnerTransform: true }, resolve: { external: true } },
      },
    },
    'serve',
  )
  const environment = createRunnableDevEnvironment('prerender', config, { runnerOptions: { hmr: false }, hot: false })
  await environment.init()
  return {
    async draw(path: string, location: LocationCode): Promise<RenderedPage> {
      environment.runner.clearCache()
      const { prerenderPage } = await environment.runner.import<PrerenderModule>(entry)
      const { styles, body } = await prerenderPage(path, location)
      const modules = [...environment.runner.evaluatedModules.idToModuleMap.values()].map(({ file }) => file)
      return { styles: rawMarkup(styles), body: rawMarkup(body), modules: new Set(modules) }
    },
    close: () => environment.close(),
  }
}
