import { locations } from '../../locations/index'
import categories from './categories.json'
import heroes from './heroes.json'
import options from './options.json'

/** How large a picture may be as it is sent (docs/product/desk.md#pictures). */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024

/**
 * Height to width, and how wide the smaller file is: of a dish's picture, a category's, and a
 * location's head.
 */
const shapes = {
  dish: { height: 3 / 4, small: 2 / 3 },
  category: { height: 3 / 4, small: 1 / 2 },
  hero: { height: 9 / 16, small: 4 / 5 },
} as const

/** Height to width, and how wide the smaller of its two files is. */
type Shape = { readonly height: number; readonly small: number }

/**
 * `/assets/h3.1f2e3d4c.8a6b3c.480.webp`: code, version, most frequent colour, and the larger of its
 * two widths.
 */
const ADDRESS = /^(\/assets\/[a-z0-9]+\.[0-9a-f]{8}\.([0-9a-f]{6}))\.(\d+)\.webp$/

const MARK = /^([0-9a-f]{8})\.([0-9a-f]{6})\.(\d+)$/

/** `/pictures/1f2e3d4c5b6a7980.8a6b3c.480.webp`: what was put there at the desk, by its content. */
const ADDED = /^(\/pictures\/([0-9a-f]{16})\.([0-9a-f]{6}))\.(\d+)\.webp$/

const formats = ['avif', 'webp'] as const
type Format = (typeof formats)[number]

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

type Facts = { readonly base: string; readonly width: number; readonly shape: Shape; readonly colour: string }

function pictureAt({ base, width, shape, colour }: Facts, made: readonly Format[] = formats): Picture {
  const files = (format: string) =>
    [width * shape.small, width].map((each) => ({
      src: `${base}.${each}.${format}`,
      width: each,
      height: each * shape.height,
    }))
  const sources = made.map((format) => ({ type: `image/${format}`, files: files(format) }))
  return { src: `${base}.${width}.webp`, width, height: width * shape.height, colour, sources }
}

/**
 * The address of a dish's picture (decision 0024) by the dish's code and the mark of its latest
 * version.
 */
export const getPictureUrl = (code: string, mark: string): string => `/assets/${code.toLowerCase()}.${mark}.webp`

/** Height to width of a dish's picture. */
export const DISH_PICTURE_RATIO = shapes.dish.height

const ADDED_WIDTH = 480

/**
 * The widths that are made of a picture that is put there at the desk, the larger first
 * (docs/product/desk.md#pictures).
 */
export const uploadedPictureWidths = [ADDED_WIDTH, ADDED_WIDTH * shapes.dish.small] as const

/**
 * The address of a picture that was put there at the desk, by its content's hash and its colour.
 */
export const getUploadedPictureUrl = (hash: string, colour: string): string =>
  `/pictures/${hash}.${colour}.${ADDED_WIDTH}.webp`

/** Which picture in which width a file's name means; undefined where it is none of ours. */
export function parsePictureFileName(file: string) {
  const [, , hash, colour, width] = ADDED.exec(`/pictures/${file}`) ?? []
  return hash && colour && width ? { hash, colour, width } : undefined
}

/**
 * All files of a dish's picture by its `imageUrl`; undefined where the address is not one of the
 * menu's own pictures.
 */
export function getDishPicture(imageUrl: string): Picture | undefined {
  const [, base, colour, width] = ADDRESS.exec(imageUrl) ?? []
  if (base && colour && width)
    return pictureAt({ base, width: Number(width), shape: shapes.dish, colour: `#${colour}` })
  const [, added, , mean, wide] = ADDED.exec(imageUrl) ?? []
  // At these widths an AVIF would be a third smaller; what makes one weighs more than all the rest
  // of the function.
  return added && wide
    ? pictureAt({ base: added, width: Number(wide), shape: shapes.dish, colour: `#${mean}` }, ['webp'])
    : undefined
}

/**
 * A picture by where it lies and its mark (`1f2e3d4c.8a6b3c.480`: version, colour, width):
 * docs/product/menu.md#pictures.
 */
export function createPicture(name: string, mark: string | undefined, shape: Shape): Picture | undefined {
  const [, version, colour, width] = MARK.exec(mark ?? '') ?? []
  return version && colour && width
    ? pictureAt({ base: `${name}.${version}.${colour}`, width: Number(width), shape, colour: `#${colour}` })
    : undefined
}

const heroMarks: ReadonlyMap<string, string> = new Map(Object.entries(heroes))
const categoryMarks: ReadonlyMap<string, string> = new Map(Object.entries(categories))

const ownHero = (code: string) => createPicture(`/images/hero-${code.toLowerCase()}`, heroMarks.get(code), shapes.hero)

/**
 * The picture at the head of a location's page (docs/product/menu.md#pictures); the first
 * location's where it has none yet.
 */
export const getHeroPicture = (locationCode: string): Picture | undefined =>
  ownHero(locationCode) ?? ownHero(locations[0].code)

/** The picture of a category of the menu by its id; undefined where it has none yet. */
export const getCategoryPicture = (id: number): Picture | undefined =>
  createPicture(`/assets/category-${id}`, categoryMarks.get(String(id)), shapes.category)

/** How wide the head's picture stands on the page, as the browser is told it. */
export const HERO_SIZES = '(min-width: 80rem) 60vw, 100vw'

/** The files of one format as the browser is told them. */
export const formatSrcSet = (files: Picture['sources'][number]['files']): string =>
  files.map(({ src, width }) => `${src} ${width}w`).join(', ')

const OWN_PICTURE = /^\/(assets|pictures)\/([\w-][\w.-]*\/)*[\w-][\w.-]*\.(avif|webp|jpe?g|png)$/

/**
 * Whether a dish's picture is one of the site's own: brought by the build, or put there at the desk
 * (docs/product/desk.md#dishes).
 */
export const isSitePicture = (url: string): boolean => OWN_PICTURE.test(url)

const marks: ReadonlyMap<string, string> = new Map(Object.entries(options))

/** The group whose options are pictured: elsewhere the same rice lies in a roll, not in a bowl. */
export const PICTURED_OPTION_GROUP_ID = 'rice-or-noodles'

type Named = { readonly id: string; readonly name: string }

/**
 * The picture of what the sample's plates come with (docs/product/menu.md#pictures); undefined for
 * an owner's own options, and for one that was renamed to what its picture does not show.
 */
export function getOptionPicture(group: Pick<Named, 'id'>, { id, name }: Named): Picture | undefined {
  const shown = group.id === PICTURED_OPTION_GROUP_ID && name.toLowerCase().includes(id.replace('-', ' '))
  return shown ? createPicture(`/assets/option-${id}`, marks.get(id), { height: 1, small: 1 / 2 }) : undefined
}

/**
 * As the pictures at the heads of the pages are named:
 * `/images/hero-henok.1f2e3d4c.8a6b3c.960.avif`.
 */
const VERSIONED_IMAGE = /^\/images\/[a-z-]+\.[0-9a-f]{8}\./

/** As pictures are named that the owner put there: by their content (decision 0042). */
const OWNERS_PICTURE = /^\/pictures\/[0-9a-f]{16}\.[0-9a-f]{6}\.\d+\.webp$/

/**
 * Whether a file's address changes with what is in it, so that whoever has it may keep it for ever.
 */
export const isImmutablePath = (path: string): boolean =>
  path.startsWith('/assets/') || [VERSIONED_IMAGE, OWNERS_PICTURE].some((named) => named.test(path))

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

/**
 * A picture is left alone so long after it was sent: its dish may still be a form that nobody has
 * saved.
 */
const REST_HOURS = 24

/** So long does an undoing find the picture that a change took from a dish. */
const UNDO_DAYS = 90

type Sent = { readonly imageUrl: string; readonly addedAt: string }
type Shows = { readonly imageUrl: string | null }

/**
 * What is known of a house's pictures: those that were sent, every dish, archived ones too, and
 * what dishes were before changes.
 */
export type PictureUse<Picture extends Sent> = {
  readonly pictures: readonly Picture[]
  readonly dishes: readonly Shows[]
  readonly before: readonly Shows[]
}

/** Since when changes count for what an undoing needs (docs/product/desk.md#unused-pictures). */
export const getUndoWindowStart = (now: Date): Date => new Date(now.getTime() - UNDO_DAYS * DAY_MS)

/** The pictures that have had their rest, which are all that may go. */
export const listExpiredUploads = <Picture extends Sent>(pictures: readonly Picture[], now: Date): readonly Picture[] =>
  pictures.filter(({ addedAt }) => Date.parse(addedAt) <= now.getTime() - REST_HOURS * HOUR_MS)

/**
 * The pictures that may go: no dish of any location has them, archived ones included, no undoing
 * puts them back, and they have had their rest (docs/product/desk.md#unused-pictures).
 */
export function listUnusedPictures<Picture extends Sent>(use: PictureUse<Picture>, now: Date): readonly Picture[] {
  const used = new Set([...use.dishes, ...use.before].map(({ imageUrl }) => imageUrl))
  return listExpiredUploads(use.pictures, now).filter(({ imageUrl }) => !used.has(imageUrl))
}
