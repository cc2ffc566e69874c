import { locations } from '../../locations/index'
import categories from './categories.json'
import heroes from './heroes.json'
import options from './options.json'
import { DAY_MS } from '#shared/platform/durations'

/** Maximum size of an uploaded picture (docs/product/desk.md#pictures). */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024

/**
 * The ratio of height to width, and the widths of the files by the width of the largest one.
 * A picture has no file that is larger than its original.
 */
type Shape = { readonly height: number; readonly widths: Readonly<Record<number, readonly number[]>> }

const shapes = {
  dish: { height: 3 / 4, widths: { 480: [320, 480], 1280: [320, 480, 960, 1280] } },
  category: { height: 3 / 4, widths: { 320: [160, 320], 960: [160, 320, 640, 960] } },
  hero: { height: 9 / 16, widths: { 960: [768, 960] } },
  option: { height: 1, widths: { 192: [96, 192] } },
} as const satisfies Record<string, Shape>

/** `/assets/h3.1f2e3d4c.8a6b3c.480.webp`: code, version, main color and the largest width. */
const ADDRESS = /^(\/assets\/[a-z0-9]+\.[0-9a-f]{8}\.([0-9a-f]{6}))\.(\d+)\.webp$/

const MARK = /^([0-9a-f]{8})\.([0-9a-f]{6})\.(\d+)$/

/**
 * `/pictures/1f2e3d4c5b6a7980.8a6b3c.480.webp`: an uploaded picture, named by its content's hash.
 */
const UPLOADED = /^(\/pictures\/([0-9a-f]{16})\.([0-9a-f]{6}))\.(\d+)\.webp$/

const formats = ['avif', 'webp'] as const
type Format = (typeof formats)[number]

type PictureFile = { readonly src: string; readonly width: number; readonly height: number }

export type Picture = {
  /** The second smallest WebP, the fallback for browsers without `srcset`. */
  readonly src: string
  readonly width: number
  readonly height: number
  /** The placeholder color until it has loaded, as CSS. */
  readonly colour: string
  /** Its files by format, smallest first. */
  readonly sources: readonly { readonly type: string; readonly files: readonly PictureFile[] }[]
}

type PictureParts = { readonly base: string; readonly width: number; readonly shape: Shape; readonly colour: string }

/** Few browsers need WebP, so it has no file between the small ones and the largest. */
const listWidths = (widths: readonly number[], format: Format): readonly number[] =>
  format === 'avif' ? widths : widths.filter((_, index) => index < 2 || index === widths.length - 1)

function buildPicture({ base, width, shape, colour }: PictureParts, made: readonly Format[] = formats): Picture {
  const widths = shape.widths[width] ?? [width]
  const files = (format: Format) =>
    listWidths(widths, format).map((each) => ({
      src: `${base}.${each}.${format}`,
      width: each,
      height: each * shape.height,
    }))
  const sources = made.map((format) => ({ type: `image/${format}`, files: files(format) }))
  const plain = widths[1] ?? width
  return { src: `${base}.${plain}.webp`, width: plain, height: plain * shape.height, colour, sources }
}

/**
 * Returns the address of a dish's picture, given its code and the mark of its latest version
 * (decision 0042).
 */
export const getPictureUrl = (code: string, mark: string): string => `/assets/${code.toLowerCase()}.${mark}.webp`

/** The ratio of height to width of dish pictures. */
export const DISH_PICTURE_RATIO = shapes.dish.height

const UPLOADED_WIDTH = 480

/** The widths created for an uploaded picture, larger first (docs/product/desk.md#pictures). */
export const uploadedPictureWidths = [UPLOADED_WIDTH, shapes.dish.widths[UPLOADED_WIDTH][0]] as const

/** Returns the address of an uploaded picture, given the hash and color of its content. */
export const getUploadedPictureUrl = (hash: string, colour: string): string =>
  `/pictures/${hash}.${colour}.${UPLOADED_WIDTH}.webp`

/** Whether an address is that of an uploaded picture. */
export const isUploadedPicture = (imageUrl: string): boolean => UPLOADED.test(imageUrl)

/** Parses the file name of an uploaded picture; undefined if it is invalid. */
export function parsePictureFileName(file: string) {
  const [, , hash, colour, width] = UPLOADED.exec(`/pictures/${file}`) ?? []
  return hash && colour && width ? { hash, colour, width } : undefined
}

/**
 * Returns all files of a dish's picture; undefined if the address isn't one of the site's own
 * pictures.
 */
export function getDishPicture(imageUrl: string): Picture | undefined {
  const [, base, colour, width] = ADDRESS.exec(imageUrl) ?? []
  if (base && colour && width)
    return buildPicture({ base, width: Number(width), shape: shapes.dish, colour: `#${colour}` })
  const [, uploaded, , mean, wide] = UPLOADED.exec(imageUrl) ?? []
  // AVIF would save a third at these widths, but its encoder is larger than the rest of the
  // function.
  return uploaded && wide
    ? buildPicture({ base: uploaded, width: Number(wide), shape: shapes.dish, colour: `#${mean}` }, ['webp'])
    : undefined
}

/**
 * Creates a picture from its path and its mark (`1f2e3d4c.8a6b3c.480`: version, color, width); see
 * docs/product/menu.md#pictures. Undefined without a valid mark.
 */
function createPicture(name: string, mark: string | undefined, shape: Shape): Picture | undefined {
  const [, version, colour, width] = MARK.exec(mark ?? '') ?? []
  return version && colour && width
    ? buildPicture({ base: `${name}.${version}.${colour}`, width: Number(width), shape, colour: `#${colour}` })
    : undefined
}

const heroMarks: ReadonlyMap<string, string> = new Map(Object.entries(heroes))
const categoryMarks: ReadonlyMap<string, string> = new Map(Object.entries(categories))

const ownHero = (code: string) => createPicture(`/images/hero-${code.toLowerCase()}`, heroMarks.get(code), shapes.hero)

/**
 * Returns the hero picture of a location, or the first location's if it has none
 * (docs/product/menu.md#pictures).
 */
export const getHeroPicture = (locationCode: string): Picture | undefined =>
  ownHero(locationCode) ?? ownHero(locations[0].code)

/** Returns the picture of a category, its own or the sample's; undefined if it has none. */
export const getCategoryPicture = (id: number, imageUrl = ''): Picture | undefined =>
  getDishPicture(imageUrl) ?? createPicture(`/assets/category-${id}`, categoryMarks.get(String(id)), shapes.category)

/** The `sizes` attribute of the hero picture. */
export const HERO_SIZES = '(min-width: 80rem) 60vw, 100vw'

/** Returns the `srcset` attribute for the files of one format. */
export const formatSrcSet = (files: Picture['sources'][number]['files']): string =>
  files.map(({ src, width }) => `${src} ${width}w`).join(', ')

const OWN_PICTURE = /^\/(assets|pictures)\/([\w-][\w.-]*\/)*[\w-][\w.-]*\.(avif|webp|jpe?g|png)$/

/**
 * Whether an address is one of the site's own pictures, from the build or uploaded at the desk
 * (docs/product/desk.md#dishes).
 */
export const isSitePicture = (url: string): boolean => OWN_PICTURE.test(url)

const marks: ReadonlyMap<string, string> = new Map(Object.entries(options))

/**
 * The option group with pictures. In other groups the same option looks different, for example rice
 * in a roll.
 */
export const PICTURED_OPTION_GROUP_ID = 'rice-or-noodles'

type Named = { readonly id: string; readonly name: string }

/**
 * Returns the picture of an option of the sample menu (docs/product/menu.md#pictures). Undefined
 * for an owner's own options, and for one renamed to something that its picture doesn't show.
 */
export function getOptionPicture(group: Pick<Named, 'id'>, { id, name }: Named): Picture | undefined {
  const shown = group.id === PICTURED_OPTION_GROUP_ID && name.toLowerCase().includes(id.replace('-', ' '))
  return shown ? createPicture(`/assets/option-${id}`, marks.get(id), shapes.option) : undefined
}

/** Hero pictures: `/images/hero-henok.1f2e3d4c.8a6b3c.960.avif`. */
const VERSIONED_IMAGE = /^\/images\/[a-z-]+\.[0-9a-f]{8}\./

/** Uploaded pictures, which are named by their content (decision 0042). */
const UPLOADED_IMAGE = /^\/pictures\/[0-9a-f]{16}\.[0-9a-f]{6}\.\d+\.webp$/

/** Whether a file's address changes with its content, so that caches may store it forever. */
export const isImmutablePath = (path: string): boolean =>
  path.startsWith('/assets/') || [VERSIONED_IMAGE, UPLOADED_IMAGE].some((named) => named.test(path))

const HOUR_MS = 3600_000

/** An uploaded picture isn't deleted for this long, because its dish may not be saved yet. */
const MIN_AGE_HOURS = 24

/** Pictures that a change removed stay for this long, so that the change can be undone. */
const UNDO_DAYS = 90

type UploadedPicture = { readonly imageUrl: string; readonly addedAt: string }
type PictureReference = { readonly imageUrl: string | null }

/**
 * Uploaded pictures, all dishes including archived ones, and the earlier dishes of recorded
 * changes.
 */
type PictureUse<Picture extends UploadedPicture> = {
  readonly pictures: readonly Picture[]
  readonly dishes: readonly PictureReference[]
  readonly before: readonly PictureReference[]
}

/** Returns the time since when changes can be undone (docs/product/desk.md#unused-pictures). */
export const getUndoWindowStart = (now: Date): Date => new Date(now.getTime() - UNDO_DAYS * DAY_MS)

/** Returns the pictures that are old enough to be deleted. */
export const listExpiredUploads = <Picture extends UploadedPicture>(
  pictures: readonly Picture[],
  now: Date,
): readonly Picture[] =>
  pictures.filter(({ addedAt }) => Date.parse(addedAt) <= now.getTime() - MIN_AGE_HOURS * HOUR_MS)

/**
 * Returns the pictures to delete: old enough, and used neither by a dish of any location, including
 * archived ones, nor by a change that can be undone (docs/product/desk.md#unused-pictures).
 */
export function listUnusedPictures<Picture extends UploadedPicture>(
  use: PictureUse<Picture>,
  now: Date,
): readonly Picture[] {
  const used = new Set([...use.dishes, ...use.before].map(({ imageUrl }) => imageUrl))
  return listExpiredUploads(use.pictures, now).filter(({ imageUrl }) => !used.has(imageUrl))
}
