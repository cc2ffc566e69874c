import { emptyShelves } from './empty-shelves'
import { deviceShelf, tabShelf } from './shelf'

it('has nothing of anybody once both shelves were emptied', () => {
  deviceShelf.setItem('cart', 'one roll')
  tabShelf.setItem('step', 'pay')
  emptyShelves()
  expect([deviceShelf.getItem('cart'), tabShelf.getItem('step')]).toEqual([null, null])
  expect(localStorage.length + sessionStorage.length).toBe(0)
})

it('is no trouble where the browser keeps nothing', () => {
  const clear = jest.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
    throw new Error('SecurityError')
  })
  expect(() => emptyShelves()).not.toThrow()
  expect(clear).toHaveBeenCalledTimes(2)
  clear.mockRestore()
})
