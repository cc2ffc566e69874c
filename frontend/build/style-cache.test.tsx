import createCache from './style-cache'

const cameWithThePage = (names: string) => {
  const style = document.createElement('style')
  style.dataset['emotion'] = names
  return document.body.appendChild(style)
}

const rulesOf = (style: HTMLStyleElement | undefined) =>
  [...(style?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText)

afterEach(() => document.querySelectorAll('style').forEach((style) => style.remove()))

it('knows the styles that came with the page, and has them in the head', () => {
  const style = cameWithThePage('css one two')
  const cache = createCache({ key: 'css' })
  expect(cache.inserted).toEqual({ one: true, two: true })
  expect(style.parentNode).toBe(document.head)
})

it('writes a new style behind them, once and for all', () => {
  const style = cameWithThePage('css one')
  const { insert, sheet, inserted } = createCache({ key: 'css' })
  insert('.css-new', { name: 'new', styles: 'color:red;' }, sheet, true)
  expect(style.nextElementSibling).toBe(sheet.tags.at(-1))
  expect(rulesOf(sheet.tags.at(-1))).toEqual(['.css-new {color: red;}'])
  expect(inserted).toEqual({ one: true, new: true })
})

it('writes what belongs to no element as it is', () => {
  const { insert, sheet } = createCache({ key: 'css' })
  insert('', { name: 'glow', styles: '@keyframes glow{to{opacity:0;}}' }, sheet, true)
  insert('', { name: 'nothing', styles: '' }, sheet, false)
  expect(rulesOf(sheet.tags.at(-1))).toHaveLength(1)
})

it('says to Safari what it knows by another name', () => {
  const { insert, sheet } = createCache({ key: 'css' })
  const written = jest.spyOn(sheet, 'insert')
  insert('.css-still', { name: 'still', styles: 'user-select:none;gap:0;' }, sheet, true)
  expect(written).toHaveBeenCalledWith('.css-still{-webkit-user-select:none;user-select:none;gap:0;}')
})
