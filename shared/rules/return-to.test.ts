import fc from 'fast-check'
import { parseReturnPath } from './return-to'

const site = 'https://site.example'

/** Pieces from which addresses are built that some parser may read as another host. */
const piece = fc.constantFrom(
  ...['/', '//', '\\', '..', '.', '%2e', '%2E%2e', '%5C', '%2F', '@', ':', '?', '#', '\t', '\n', '\r', ' ', '\0'],
  ...['evil.example', 'https:', 'javascript:', 'menu', '\u2028', '\uFF0F', '\u3002', '\u00AD', 'é', '\uD800'],
)
const address = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `/${text}`),
)

test('whatever address is named, one returns to this site', () => {
  fc.assert(
    fc.property(address, (returnTo) => {
      const path = parseReturnPath(returnTo)
      if (path === undefined) return
      expect(new URL(path, site).origin).toBe(site)
      expect(path).toMatch(/^\/(?![/\\])/)
    }),
    { numRuns: 5000 },
  )
})

test.each([
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/menu/..//evil.example',
  '/\\evil.example',
])('%j leads to another site and is dropped', (returnTo) => expect(parseReturnPath(returnTo)).toBeUndefined())

test.each(['//evil.example', '/\t/evil.example', '/\n\\evil.example', 'https://evil.example/', 'menu', '', undefined])(
  '%j is no path of this site and is dropped',
  (returnTo) => expect(parseReturnPath(returnTo)).toBeUndefined(),
)

test.each([
  ['/', '/'],
  ['/menu?category=sushi#rolls', '/menu?category=sushi#rolls'],
  ['/orders/../checkout', '/checkout'],
  ['/%5C', '/%5C'],
  ['/a//b', '/a//b'],
])('%j leads to %j', (returnTo, path) => expect(parseReturnPath(returnTo)).toBe(path))
