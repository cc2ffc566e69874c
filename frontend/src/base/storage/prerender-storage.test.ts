import { deviceStorage, tabStorage } from './storage'

it('without a browser, as while prerendering, nothing is stored and nothing is logged', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect([deviceStorage.getItem('cart'), tabStorage.getItem('cart')]).toEqual([null, null])
  expect(warn).not.toHaveBeenCalled()
})
