import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const HEADINGS = {
  source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  // The weight of all headings. Their optical size stays variable.
  axes: { wght: 560 },
}

const TEXT = {
  source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
}

const charactersBetween = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const ENGLISH = `${charactersBetween(0x20, 0x7e)}\u00a0·×‘’“”–—…•`
const MORE = `${charactersBetween(0xa1, 0xff).replace(/[·×]/g, '')}Œœ‚„′″€™−↑↓`

/**
 * The characters of each font file. Every page loads the English ones.
 * Browsers load the others, for Spanish and French, when one of their characters appears.
 * Other scripts use the next family of the font stack.
 */
const faces = {
  'display-face': { ...HEADINGS, characters: ENGLISH },
  'display-more': { ...HEADINGS, characters: MORE },
  'text-face': { ...TEXT, characters: ENGLISH },
  'text-more': { ...TEXT, characters: MORE },
}

async function createFace({ source, axes, characters }: (typeof faces)[keyof typeof faces], file: string) {
  const font = await readFile(createRequire(import.meta.url).resolve(source))
  const face = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: axes })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, face)
}

/**
 * Creates subsets of the fonts for headings and text, which halves their size. Stylesheets import
 * the files as `@display-face`, `@text-face` and so on.
 */
export const siteFonts = (cacheFolder: string): Plugin => {
  const getFile = (name: string) => join(cacheFolder, `${name}.woff2`)
  return {
    name: 'site-fonts',
    config: async () => {
      await Promise.all(Object.entries(faces).map(([name, face]) => createFace(face, getFile(name))))
      return { resolve: { alias: Object.fromEntries(Object.keys(faces).map((name) => [`@${name}`, getFile(name)])) } }
    },
  }
}
