import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The one weight that headings are set in; their optical size stays variable. */
const WEIGHT = 560

const charactersBetween = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/**
 * What English is written with, in a file that every page asks for; what Spanish and French need
 * besides, in one that is asked for when the first of it is shown. Names in other letters are set
 * in the next family of the stack.
 */
const faces = {
  'display-face': `${charactersBetween(0x20, 0x7e)}\u00a0·×‘’“”–—…•`,
  'display-more': `${charactersBetween(0xa1, 0xff).replace(/[·×]/g, '')}Œœ‚„′″€™−↑↓`,
}

const makeFace = async (characters: string, file: string): Promise<void> => {
  const whole = createRequire(import.meta.url).resolve(
    '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  )
  const face = await subsetFont(await readFile(whole), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT },
  })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, face)
}

/**
 * The headings' face, cut down to what the site sets in it (half of the family's size), and asked
 * for along with the script, since the first picture needs it. Stylesheets name it `@display-face`,
 * and `@display-more`.
 */
export const headingFont = (cacheFolder: string): Plugin => {
  const fileOf = (name: string) => join(cacheFolder, `${name}.woff2`)
  return {
    name: 'display-face',
    config: async () => {
      const names = Object.keys(faces)
      for (const [name, characters] of Object.entries(faces)) await makeFace(characters, fileOf(name))
      return { resolve: { alias: Object.fromEntries(names.map((name) => [`@${name}`, fileOf(name)])) } }
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
