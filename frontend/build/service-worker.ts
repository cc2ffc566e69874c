import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { locationRoutes } from '#shared/kitchen/location-contract'
import { menuRoutes } from '#shared/menu/contract'

const source = fileURLToPath(new URL('../src/app/offline/service-worker.ts', import.meta.url))

/** The pages that are precached for offline use. Others are cached when they are first visited. */
const OFFLINE_PAGES = /\/(menu|checkout|not-found)-page\.tsx$/
const PAGE = /-page\.tsx$/

/** The API paths whose responses are cached, as patterns. */
const calls = [menuRoutes.listMenuItems, menuRoutes.listCategories, locationRoutes.getLocation].map(
  ({ path }) => `^${path.replace(/\{\w+\}/g, '[^/]+')}$`,
)

type Chunk = {
  readonly isEntry: boolean
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly css: readonly string[]
}

/** Lists all files of the application, except those of pages that need a connection. */
function listOfflineFiles(chunks: ReadonlyMap<string, Chunk>): string[] {
  const files = new Set<string>()
  const walk = (file: string): void => {
    const chunk = chunks.get(file)
    const page = chunk?.isEntry ? undefined : chunk?.moduleIds.find((id) => PAGE.test(id))
    if (!chunk || files.has(file) || (page && !OFFLINE_PAGES.test(page))) return
    for (const name of [file, ...chunk.css]) files.add(name)
    ;[...chunk.imports, ...chunk.dynamicImports].forEach(walk)
  }
  for (const [file, { isEntry }] of chunks) if (isEntry) walk(file)
  return [...files]
}

/** Builds `service-worker.js`, which caches the application and the menu for offline use. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return this.error('The build has no index.html')
      const chunks = new Map(
        Object.values(bundle).flatMap((output) =>
          output.type === 'chunk'
            ? [[output.fileName, { ...output, css: [...(output.viteMetadata?.importedCss ?? [])] }] as const]
            : [],
        ),
      )
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
      const files = [
        { url: '/index.html', revision: createHash('sha256').update(page.source).digest('hex').slice(0, 16) },
        ...[...listOfflineFiles(chunks), ...fonts].map((file) => ({ url: `/${file}`, revision: null })),
      ]
      const { outputFiles } = await build({
        entryPoints: [source],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2022',
        define: { OFFLINE: JSON.stringify({ files, calls }), 'process.env.NODE_ENV': '"production"' },
      })
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: outputFiles[0]?.text ?? '' })
    },
  },
})
