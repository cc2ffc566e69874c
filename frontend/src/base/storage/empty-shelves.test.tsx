import { clearBrowserStorage } from './empty-shelves'
import { deviceStorage, tabStorage } from './shelf'

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
