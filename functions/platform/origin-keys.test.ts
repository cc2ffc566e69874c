import { Problem } from '#shared/platform/problem'
import { isDirectRequest, ORIGIN_KEY_REFRESH_MS } from './origin-keys'
import { findSecret } from './secrets'

jest.mock('./environment', () => ({ getEnvironment: () => ({ TABLE_NAME: 'table', ORIGIN_CHECK: 'on' }) }))
jest.mock('./secrets', () => ({ findSecret: jest.fn() }))

const store = jest.mocked(findSecret)
const isDirect = (key: string) => isDirectRequest({ headers: { 'x-origin-key': key } })

let now = Date.now()
beforeEach(() => {
  jest.useFakeTimers({ now })
  jest.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => jest.setSystemTime((now += ms))

// One process, from its start on.

test('without keys no request is accepted', async () => {
  store.mockResolvedValueOnce(undefined)
  await expect(isDirect('')).rejects.toThrow(Problem)
  store.mockRejectedValueOnce(new Error('the store is away'))
  await expect(isDirect('')).rejects.toThrow(Problem)
})

test.each([
  ['with the key of the CDN is not direct', { 'x-origin-key': 'the key' }, false],
  ['with the next key of the CDN is not direct', { 'x-origin-key': 'the next' }, false],
  ['with the whole list of keys is direct', { 'x-origin-key': 'the key,the next' }, true],
  ['with an empty key is direct', { 'x-origin-key': '' }, true],
  ['without a key is direct', { 'x-viewer-address': '192.0.2.1', 'x-location': 'HENPR' }, true],
  ['with a wrong key is direct', { 'x-origin-key': 'a key' }, true],
])('a request %s', async (_, headers, direct) => {
  store.mockResolvedValue('the key,the next')
  expect(await isDirectRequest({ headers })).toBe(direct)
})

test('a running process learns of a rotation without a deployment', async () => {
  store.mockResolvedValue('the next')
  expect(await isDirect('the key')).toBe(false)
  expect(store).not.toHaveBeenCalled()
  pass(ORIGIN_KEY_REFRESH_MS)
  expect(await isDirect('the key')).toBe(true)
  expect(await isDirect('the next')).toBe(false)
  expect(store).toHaveBeenCalledTimes(1)
})

test('a new key is accepted at once, and unknown keys read the store once in five seconds', async () => {
  pass(5_000)
  store.mockResolvedValue('the next,the newest')
  expect(await isDirect('the newest')).toBe(false)
  for (const key of ['a key', 'another', '']) expect(await isDirect(key)).toBe(true)
  expect(store).toHaveBeenCalledTimes(1)
})

test('while the parameter store fails, a process uses the keys that it has', async () => {
  pass(ORIGIN_KEY_REFRESH_MS)
  store.mockRejectedValue(new Error('the store is away'))
  expect(await isDirect('the next')).toBe(false)
  expect(await isDirect('a key')).toBe(true)
  expect(store).toHaveBeenCalledTimes(1)
})
