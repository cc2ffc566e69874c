import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type { Plugin } from 'vite'
import type { LocationCode } from '#shared/locations/index'
import { markup } from './html'
import type { Markup } from './html'

type Drawn = { readonly firstPicture: (path: string) => string }

const entry = fileURLToPath(new URL('../../src/app/first-picture.tsx', import.meta.url))

const NONE = '\0no-stylesheet'

/** The built page has the stylesheets already. */
const withoutStylesheets: Plugin = {
  name: 'without-stylesheets',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? NONE : undefined),
  load: (id) => (id === NONE ? '' : undefined),
}

/** Runs the application as far as its first picture, at one location. */
export async function drawAt(location: LocationCode): Promise<(path: string) => Markup> {
  process.env['FIRST_PICTURE_OF'] = location
  const { module } = await runnerImport<Drawn>(entry, {
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStylesheets],
  })
  return (path) => markup(module.firstPicture(path))
}
