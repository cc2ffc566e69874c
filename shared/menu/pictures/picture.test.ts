import {
  formatSrcSet,
  getCategoryPicture,
  getDishPicture,
  getHeroPicture,
  getPictureUrl,
  getUndoWindowStart,
  getUploadedPictureUrl,
  isImmutablePath,
  listUnusedPictures,
} from './picture'

const url = getPictureUrl('Su14', '1f2e3d4c.8a6b3c.480')

test('the name of a picture contains its dish, version, color and width', () => {
  expect(url).toBe('/assets/su14.1f2e3d4c.8a6b3c.480.webp')
})

test('formats, widths, shape and color follow from the address', () => {
  expect(getDishPicture(url)).toEqual({
    src: url,
    width: 480,
    height: 360,
    colour: '#8a6b3c',
    sources: [
      {
        type: 'image/avif',
        files: [
          { src: '/assets/su14.1f2e3d4c.8a6b3c.320.avif', width: 320, height: 240 },
          { src: '/assets/su14.1f2e3d4c.8a6b3c.480.avif', width: 480, height: 360 },
        ],
      },
      {
        type: 'image/webp',
        files: [
          { src: '/assets/su14.1f2e3d4c.8a6b3c.320.webp', width: 320, height: 240 },
          { src: '/assets/su14.1f2e3d4c.8a6b3c.480.webp', width: 480, height: 360 },
        ],
      },
    ],
  })
})

test('an original of 1280 pixels has larger files for the sheet, a smaller one has none', () => {
  const wide = getDishPicture(getPictureUrl('Su14', '1f2e3d4c.8a6b3c.1280'))
  expect(wide).toMatchObject({ src: url, width: 480, height: 360 })
  expect(wide?.sources.map(({ files }) => files.map(({ width }) => width))).toEqual([
    [320, 480, 960, 1280],
    [320, 480, 1280],
  ])
})

test.each([
  '/images/dish.svg',
  'https://elsewhere.example/assets/su14.1f2e3d4c.8a6b3c.480.webp',
  '',
  '/assets/su14.webp',
])('an address of another site has no picture: %s', (address) => {
  expect(getDishPicture(address)).toBeUndefined()
})

test('each location has its own hero picture in two widths', () => {
  const hero = getHeroPicture('HENOK')
  expect(hero).toMatchObject({ width: 960, height: 540, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) })
  const name = String.raw`/images/hero-henok\.[0-9a-f]{8}\.[0-9a-f]{6}`
  expect(hero?.sources.map(({ files }) => formatSrcSet(files))).toEqual([
    expect.stringMatching(new RegExp(`^${name}\\.768\\.avif 768w, ${name}\\.960\\.avif 960w$`)),
    expect.stringMatching(new RegExp(`^${name}\\.768\\.webp 768w, ${name}\\.960\\.webp 960w$`)),
  ])
})

test("a location without a hero picture uses the first location's; a category has none", () => {
  expect(getHeroPicture('HENEW')).toMatchObject({ src: expect.stringMatching(/^\/images\/hero-henpr\./) })
  expect(getCategoryPicture(999)).toBeUndefined()
})

test.each([
  ['/assets/su14.1f2e3d4c.8a6b3c.480.webp', true],
  ['/assets/index-DkX1.js', true],
  ['/images/hero-henok.1f2e3d4c.8a6b3c.960.avif', true],
  [getUploadedPictureUrl('0123456789abcdef', '8a6b3c'), true],
  ['/pictures/latest.webp', false],
  ['/images/social-card.jpg', false],
  ['/icons/icon-512.png', false],
  ['/index.html', false],
])('whether %s is immutable: %s', (path, isImmutable) => {
  expect(isImmutablePath(path)).toBe(isImmutable)
})

const now = new Date('2026-11-22T08:45:00.000Z')
const picture = (imageUrl: string, addedAt = '2026-11-21T08:45:00.000Z') => ({ imageUrl, addedAt })
const shows = (imageUrl: string | null) => ({ imageUrl })

it('a picture is deleted a day after its upload unless a dish or an undoable change uses it', () => {
  const use = {
    pictures: [
      picture('on-a-dish'),
      picture('before'),
      picture('unused'),
      picture('fresh', '2026-11-21T08:45:00.001Z'),
    ],
    dishes: [shows('on-a-dish'), shows(null), shows('/assets/h3.1f2e3d4c.8a6b3c.480.webp')],
    before: [shows('before')],
  }
  expect(listUnusedPictures(use, now)).toEqual([picture('unused')])
})

it('pictures of undoable changes are stored for 90 days', () =>
  expect(getUndoWindowStart(now).toISOString()).toBe('2026-08-24T08:45:00.000Z'))
