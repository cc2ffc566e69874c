import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The weight of all headings. Their optical size stays variable. */
const WEIGHT = 560

const charactersBetween = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/**
 * The characters of each font file. Every page loads the English one.
 * Browsers load the second one, for Spanish and French, when one of its characters appears.
 * Other scripts use the next family of the font stack.
 */
const faces = {
  'display-face': `${charactersBetween(0x20, 0x7e)}\u00a0·×‘’“”–—…•`,
  'display-more': `${charactersBetween(0xa1, 0xff).replace(/[·×]/g, '')}Œœ‚„′″€™−↑↓`,
}

const createFace = async (characters: string, file: string): Promise<void> => {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  )
  const face = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT },
  })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, face)
}

/**
 * Creates subsets of the heading font, which halves its size, and preloads the English one.
 * Stylesheets import the files as `@display-face` and `@display-more`.
 */
export const headingFont = (cacheFolder: string): Plugin => {
  const getFile = (name: string) => join(cacheFolder, `${name}.woff2`)
  return {
    name: 'display-face',
    config: async () => {
      const names = Object.keys(faces)
      for (const [name, characters] of Object.entries(faces)) await createFace(characters, getFile(name))
      return { resolve: { alias: Object.fromEntries(names.map((name) => [`@${name}`, getFile(name)])) } }
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
