import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const NAME = 'display-face.woff2'
/** The one weight that headings are set in; their optical size stays variable. */
const WEIGHT = 560

const charactersBetween = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** What English, Spanish and French write with. Names in other letters are set in the next family of the stack. */
const CHARACTERS = `${charactersBetween(0x20, 0x7e)}${charactersBetween(0xa0, 0xff)}Œœ‘’‚“”„–—…•′″€™−↑↓`

const makeFace = async (file: string): Promise<void> => {
  const whole = createRequire(import.meta.url).resolve(
    '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  )
  const face = await subsetFont(await readFile(whole), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT },
  })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, face)
}

/**
 * The headings' face, cut down to what the site sets in it (half of the family's size), and asked for along with the
 * script, since the first picture needs it. Stylesheets name it `@display-face`.
 */
export const displayFace = (cacheFolder: string): Plugin => {
  const file = join(cacheFolder, NAME)
  return {
    name: 'display-face',
    config: async () => {
      await makeFace(file)
      return { resolve: { alias: { '@display-face': file } } }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const face = Object.keys(bundle ?? {}).find((name) => /display-face.*\.woff2$/.test(name))
        if (!face) return []
        const attrs = { rel: 'preload', href: `/${face}`, as: 'font', type: 'font/woff2', crossorigin: '' }
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}
