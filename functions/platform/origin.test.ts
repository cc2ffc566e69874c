import { isDirectRequest } from './request'

jest.mock('./environment', () => ({ getEnvironment: () => ({ TABLE_NAME: 'table', ORIGIN_KEY: 'the key,the next' }) }))

test.each([
  ['with the key of the CDN is not direct', { 'x-origin-key': 'the key' }, false],
  ['with the next key of the CDN is not direct', { 'x-origin-key': 'the next' }, false],
  ['with the whole list of keys is direct', { 'x-origin-key': 'the key,the next' }, true],
  ['with an empty key is direct', { 'x-origin-key': '' }, true],
  ['without a key is direct', { 'x-viewer-address': '192.0.2.1', 'x-location': 'HENPR' }, true],
  ['with a wrong key is direct', { 'x-origin-key': 'a key' }, true],
])('a request %s', (_, headers, direct) => {
  expect(isDirectRequest({ headers })).toBe(direct)
})
