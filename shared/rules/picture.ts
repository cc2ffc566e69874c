/** Height to width: of every dish's picture, and of the picture at the head of a location's page. */
const shapes = { dish: 3 / 4, hero: 9 / 16 } as const

/** `/assets/h3.1f2e3d4c.8a6b3c.480.webp`: code, version, most frequent colour, and the larger of its two widths. */
const ADDRESS = /^(\/assets\/[a-z0-9]+\.[0-9a-f]{8}\.([0-9a-f]{6}))\.(\d+)\.webp$/

const formats = ['avif', 'webp'] as const

type PictureFile = { readonly src: string; readonly width: number; readonly height: number }

export type Picture = {
  /** The larger WebP: what is shown by who knows nothing better. */
  readonly src: string
  readonly width: number
  readonly height: number
  /** What stands in its place until it is there, as CSS. */
  readonly colour: string
  /** Its files in both formats, the smallest first. */
  readonly sources: readonly { readonly type: string; readonly files: readonly PictureFile[] }[]
}

function pictureAt(base: string, width: number, shape: number, colour: string): Picture {
  const files = (format: string) =>
    [width / 2, width].map((each) => ({ src: `${base}.${each}.${format}`, width: each, height: each * shape }))
  const sources = formats.map((format) => ({ type: `image/${format}`, files: files(format) }))
  return { src: `${base}.${width}.webp`, width, height: width * shape, colour, sources }
}

/** The address of a dish's picture (specification section 7) by the dish's code and the mark of its latest version. */
export const pictureUrl = (code: string, mark: string): string => `/assets/${code.toLowerCase()}.${mark}.webp`

/** All files of a dish's picture by its `imageUrl`; undefined where the address is not one of the menu's own pictures. */
export function pictureOf(imageUrl: string): Picture | undefined {
  const [, base, colour, width] = ADDRESS.exec(imageUrl) ?? []
  return base && colour && width ? pictureAt(base, Number(width), shapes.dish, `#${colour}`) : undefined
}

/** The picture at the head of a location's page (specification section 7). */
export const heroOf = (locationCode: string): Picture =>
  pictureAt(`/images/hero-${locationCode.toLowerCase()}`, 960, shapes.hero, 'transparent')

/** How wide the head's picture stands on the page, as the browser is told it. */
export const HERO_SIZES = '(min-width: 80rem) 60vw, 100vw'

/** The files of one format as the browser is told them. */
export const srcSetOf = (files: Picture['sources'][number]['files']): string =>
  files.map(({ src, width }) => `${src} ${width}w`).join(', ')
