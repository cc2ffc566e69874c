import { pageOf } from './site-files'

test("a site's page carries its location's code", () => {
  const page = '<head><meta name="site-location" content="" /></head>'
  expect(pageOf(page, 'HENOK')).toBe('<head><meta name="site-location" content="HENOK" /></head>')
})

test('a page without a place for the code is refused', () => {
  expect(() => pageOf('<head></head>', 'HENOK')).toThrow('site-location')
})
