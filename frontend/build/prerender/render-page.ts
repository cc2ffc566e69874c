import { fileURLToPath } from 'node:url'
import { createRunnableDevEnvironment, resolveConfig } from 'vite'
import type { Plugin } from 'vite'
import type { LocationCode } from '#shared/locations/index'
import { rawMarkup } from '#shared/platform/pages/html'
import type { Markup } from '#shared/platform/pages/html'
import { aliases } from '../aliases'

type PrerenderedPage = { readonly styles: string; readonly body: string }
type PrerenderModule = { readonly prerenderPage: (path: string, location: LocationCode) => Promise<PrerenderedPage> }

/**
 * A page as it is at first: styles for its head, what stands in its root, and the modules that drew
 * it.
 */
export type RenderedPage = { readonly styles: Markup; readonly body: Markup; readonly modules: ReadonlySet<string> }

const entry = fileURLToPath(new URL('../../src/app/prerender.tsx', import.meta.url))

const NONE = '\0no-stylesheet'

/** The built page has the stylesheets already. */
const withoutStylesheets: Plugin = {
  name: 'without-stylesheets',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? NONE : undefined),
  load: (id) => (id === NONE ? '' : undefined),
}

/**
 * Runs the application as far as its first picture, as often as it is asked to; each page by
 * itself.
 */
export async function startPageRenderer() {
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      logLevel: 'error',
      mode: 'production',
      resolve: { alias: aliases },
      plugins: [withoutStylesheets],
      environments: {
        studio: { consumer: 'server', dev: { moduleRunnerTransform: true }, resolve: { external: true } },
      },
    },
    'serve',
  )
  const studio = createRunnableDevEnvironment('studio', config, { runnerOptions: { hmr: false }, hot: false })
  await studio.init()
  return {
    async draw(path: string, location: LocationCode): Promise<RenderedPage> {
      studio.runner.clearCache()
      const { prerenderPage } = await studio.runner.import<PrerenderModule>(entry)
      const { styles, body } = await prerenderPage(path, location)
      const modules = [...studio.runner.evaluatedModules.idToModuleMap.values()].map(({ file }) => file)
      return { styles: rawMarkup(styles), body: rawMarkup(body), modules: new Set(modules) }
    },
    close: () => studio.close(),
  }
}
