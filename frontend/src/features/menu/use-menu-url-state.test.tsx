import { act, renderHook } from '@testing-library/react'
import { navigate } from 'wouter/use-browser-location'
import { useMenuUrlState } from './use-menu-url-state'

const address = () => `${location.search}${location.hash}`

it('the first letter of a search leaves the category, and a category chosen later stays', () => {
  navigate('/menu#category-24')
  const { result } = renderHook(() => useMenuUrlState())
  expect(result.current.view).toBe(24)
  act(() => result.current.setSearch('t'))
  expect(result.current.view).toBe('all')
  expect(address()).toBe('?search=t')
  act(() => result.current.show(23))
  act(() => result.current.setSearch('tu'))
  expect(address()).toBe('?search=tu#category-23')
})

it('a category of the query is left, too', () => {
  navigate('/menu?category=24')
  const { result } = renderHook(() => useMenuUrlState())
  act(() => result.current.setSearch('t'))
  expect(address()).toBe('?search=t')
})
