import { isDirectRequest } from './request'

jest.mock('./environment', () => ({ getEnvironment: () => ({ TABLE_NAME: 'table', ORIGIN_KEY: 'the key,the next' }) }))

test.each([
  ['through a site, whose CDN shows the key', { 'x-origin-key': 'the key' }, false],
  ['through a site, whose CDN shows the next key already', { 'x-origin-key': 'the next' }, false],
  ['past it with both keys as they lie about', { 'x-origin-key': 'the key,the next' }, true],
  ['past it with an empty key', { 'x-origin-key': '' }, true],
  ['past it', { 'x-viewer-address': '192.0.2.1', 'x-location': 'HENPR' }, true],
  ['past it with a key made up', { 'x-origin-key': 'a key' }, true],
])('a call %s', (_, headers, direct) => {
  expect(isDirectRequest({ headers })).toBe(direct)
})
