import {
  clearBrowserStorage,
  createMemoryStorage,
  createSafeStorage,
  deviceStorage,
  onStorageChange,
  tabStorage,
  type KeyValueStorage,
} from './storage'

const full: KeyValueStorage = {
  ...createMemoryStorage(),
  getItem: () => 'before',
  setItem: () => {
    throw new Error('QuotaExceededError')
  },
}

const forbidden = (): KeyValueStorage => {
  throw new Error('SecurityError')
}

const warn = jest.spyOn(console, 'warn')
beforeEach(() => warn.mockReset().mockImplementation(() => {}))
afterAll(() => warn.mockRestore())

describe('safe storage', () => {
  it.each([
    ['reading', (storage: KeyValueStorage) => storage.getItem('cart')],
    ['writing', (storage: KeyValueStorage) => storage.setItem('cart', 'one roll')],
    ['removing', (storage: KeyValueStorage) => storage.removeItem('cart')],
  ])('only logs a failure of %s', (_what, use) => {
    use(createSafeStorage(forbidden))
    expect(warn.mock.calls).toEqual([['The browser’s storage failed', new Error('SecurityError')]])
  })

  it('remembers a value for the page if the browser storage is full', () => {
    const storage = createSafeStorage(() => full)
    storage.setItem('cart', 'after')
    expect(storage.getItem('cart')).toBe('after')
    storage.removeItem('cart')
    expect(storage.getItem('cart')).toBe('before')
  })

  it('remembers a value for the page if the browser denies access, as in a private window', () => {
    const storage = createSafeStorage(forbidden)
    expect(storage.getItem('cart')).toBeNull()
    storage.setItem('cart', 'one roll')
    expect(storage.getItem('cart')).toBe('one roll')
    storage.removeItem('cart')
    expect(storage.getItem('cart')).toBeNull()
  })

  it('stores values in the browser again once there is room', () => {
    let isFull = true
    const browserStorage = createMemoryStorage()
    const storage = createSafeStorage(() => (isFull ? full : browserStorage))
    storage.setItem('cart', 'one roll')
    isFull = false
    storage.setItem('cart', 'two rolls')
    browserStorage.setItem('cart', 'three rolls')
    expect(storage.getItem('cart')).toBe('three rolls')
  })
})

it('clearing the browser storage removes all values', () => {
  deviceStorage.setItem('cart', 'one roll')
  tabStorage.setItem('step', 'pay')
  clearBrowserStorage()
  expect([deviceStorage.getItem('cart'), tabStorage.getItem('step')]).toEqual([null, null])
  expect(localStorage.length + sessionStorage.length).toBe(0)
})

it('clearing the browser storage does not throw if the browser denies access', () => {
  const clear = jest.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
    throw new Error('SecurityError')
  })
  expect(() => clearBrowserStorage()).not.toThrow()
  expect(clear).toHaveBeenCalledTimes(2)
  clear.mockRestore()
})

describe('a page that comes back from the page cache', () => {
  const listener = jest.fn()
  const show = (persisted: boolean) => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    return listener.mock.calls.length
  }
  beforeAll(() => onStorageChange('cart', listener))
  beforeEach(() => {
    listener.mockReset()
    deviceStorage.setItem('cart', 'one roll')
    window.dispatchEvent(new Event('pagehide'))
  })

  it('learns what was stored meanwhile', () => {
    localStorage.removeItem('cart')
    expect(show(true)).toBe(1)
  })

  it('is not notified of values that stayed the same', () => {
    expect(show(true)).toBe(0)
  })

  it('was loaded anew otherwise, so it knows the value', () => {
    localStorage.removeItem('cart')
    expect(show(false)).toBe(0)
  })
})
