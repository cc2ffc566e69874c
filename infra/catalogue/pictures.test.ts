import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { locations } from '#shared/locations/index'
import {
  PICTURED_OPTION_GROUP_ID,
  getCategoryPicture,
  getDishPicture,
  getHeroPicture,
  getOptionPicture,
  type Picture,
} from '#shared/menu/pictures/picture'
import { findDuplicates } from '../testkit/fixtures/sample-menu'
import { seed } from './seed'

const { categories, dishes } = seed
const publicFolder = join(__dirname, '../../frontend/public')
const MEGABYTES = 1_000_000

const filesOf = (picture: Picture | undefined) => picture?.sources.flatMap(({ files }) => files) ?? []
const bytesOf = (address: string) => readFileSync(join(publicFolder, address))

/** Width and height as the file itself says them. */
function sizeOf(address: string): [number, number] {
  const bytes = bytesOf(address)
  if (address.endsWith('.webp')) {
    const frame = bytes.indexOf('VP8 ') + 14
    return [bytes.readUInt16LE(frame) & 0x3fff, bytes.readUInt16LE(frame + 2) & 0x3fff]
  }
  const extent = bytes.indexOf('ispe') + 8
  return [bytes.readUInt32BE(extent), bytes.readUInt32BE(extent + 4)]
}

const pictures = dishes.map(({ code, imageUrl }) => ({ code, picture: getDishPicture(imageUrl ?? '') }))
const dishFiles = pictures.flatMap(({ picture }) => filesOf(picture))
const categoryFiles = categories.flatMap(({ id }) => filesOf(getCategoryPicture(id)))
/** Those of a location without a head of its own are the first location's. */
const heroFiles = [
  ...new Map(locations.flatMap(({ code }) => filesOf(getHeroPicture(code))).map((file) => [file.src, file])).values(),
]
const picturedOptions = new Map(
  dishes
    .flatMap(({ optionGroups }) => optionGroups.filter(({ id }) => id === PICTURED_OPTION_GROUP_ID))
    .flatMap((group) => group.options.map((option) => [option.id, getOptionPicture(group, option)])),
)
const optionFiles = [...picturedOptions.values()].flatMap(filesOf)

test('every dish has a picture', () => {
  expect(pictures.filter(({ picture }) => !picture).map(({ code }) => code)).toEqual([])
})

test('every category and every location has a picture', () => {
  expect(categories.filter(({ id }) => !getCategoryPicture(id)).map(({ name }) => name)).toEqual([])
  expect(locations.filter(({ code }) => !getHeroPicture(code)).map(({ code }) => code)).toEqual([])
})

test('what changes the plate most has a picture, whatever dish it comes with', () => {
  expect([...picturedOptions.keys()].sort()).toEqual(['brown-rice', 'fried-rice', 'noodles', 'steamed-rice'])
  expect([...picturedOptions.values()]).not.toContain(undefined)
})

test.each([
  ['dish', dishFiles],
  ['category', categoryFiles],
  ['location', heroFiles],
  ['option', optionFiles],
])('every %s has it in both formats and all widths, each as large as its name says', (_, files) => {
  for (const { src, width, height } of files) expect([src, ...sizeOf(src)]).toEqual([src, width, height])
})

test('every dish is there in the width of a card', () => {
  expect(pictures.filter(({ picture }) => picture?.width !== 480).map(({ code }) => code)).toEqual([])
})

test('no two pictures are the same', () => {
  const prints = [...dishFiles, ...categoryFiles, ...heroFiles, ...optionFiles].map(({ src }) =>
    createHash('sha256').update(bytesOf(src)).digest('hex'),
  )
  expect(findDuplicates(prints)).toEqual([])
})

test('no file is left over from an earlier picture', () => {
  const named = new Set([...dishFiles, ...categoryFiles, ...heroFiles, ...optionFiles].map(({ src }) => src))
  const there = ['assets', 'images'].flatMap((folder) =>
    readdirSync(join(publicFolder, folder)).map((file) => `/${folder}/${file}`),
  )
  expect(there.filter((file) => !named.has(file))).toEqual(['/images/social-card.jpg'])
})

test('all pictures together are small', () => {
  const sizes = ['assets', 'images'].flatMap((folder) =>
    readdirSync(join(publicFolder, folder)).map((file) => statSync(join(publicFolder, folder, file)).size),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(18 * MEGABYTES)
})
