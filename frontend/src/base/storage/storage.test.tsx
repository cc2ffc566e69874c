import { clearBrowserStorage, createMemoryStorage, createSafeStorage, deviceStorage, tabStorage } from './storage'
import type { KeyValueStorage } from './storage'

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

describe('a shelf over the storage of a browser', () => {
  it('that is full: what was put there counts for as long as the page', () => {
    const shelf = createSafeStorage(() => full)
    shelf.setItem('cart', 'after')
    expect(shelf.getItem('cart')).toBe('after')
    shelf.removeItem('cart')
    expect(shelf.getItem('cart')).toBe('before')
  })

  it('that may not be asked, as in a private window: the page remembers', () => {
    const shelf = createSafeStorage(forbidden)
    expect(shelf.getItem('cart')).toBeNull()
    shelf.setItem('cart', 'one roll')
    expect(shelf.getItem('cart')).toBe('one roll')
    shelf.removeItem('cart')
    expect(shelf.getItem('cart')).toBeNull()
  })

  it('that is emptied again: it is kept there, and the page forgets', () => {
    let isFull = true
    const storage = createMemoryStorage()
    const shelf = createSafeStorage(() => (isFull ? full : storage))
    shelf.setItem('cart', 'one roll')
    isFull = false
    shelf.setItem('cart', 'two rolls')
    storage.setItem('cart', 'three rolls')
    expect(shelf.getItem('cart')).toBe('three rolls')
  })
})

it('has nothing of anybody once both shelves were emptied', () => {
  deviceStorage.setItem('cart', 'one roll')
  tabStorage.setItem('step', 'pay')
  clearBrowserStorage()
  expect([deviceStorage.getItem('cart'), tabStorage.getItem('step')]).toEqual([null, null])
  expect(localStorage.length + sessionStorage.length).toBe(0)
})

it('is no trouble where the browser keeps nothing', () => {
  const clear = jest.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
    throw new Error('SecurityError')
  })
  expect(() => clearBrowserStorage()).not.toThrow()
  expect(clear).toHaveBeenCalledTimes(2)
  clear.mockRestore()
})
