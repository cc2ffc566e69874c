import { chakra, ChakraProvider } from '@chakra-ui/react/styled-system'
import createCache from '@emotion/cache'
import { CacheProvider, css } from '@emotion/react'
import { render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { themeSystem } from '#base/theme/system'
import { buttonRecipe } from '#base/theme/recipes'
import { useResolvedProps } from './is-resolved'

const Providers = ({ children }: { readonly children: ReactNode }) => (
  <ChakraProvider value={themeSystem()}>{children}</ChakraProvider>
)

const Button = chakra('button', buttonRecipe)

const given = {
  size: 'lg',
  variant: 'ghost',
  mt: { base: '4', md: '-2' },
  title: 'Go',
  css: { '& b': { color: 'fg' } },
} as const

it('styles a part and gives it its properties as Chakra does', () => {
  const cache = createCache({ key: 'css' })
  const written = jest.spyOn(cache, 'insert')
  render(
    <CacheProvider value={cache}>
      <Button {...given}>Order</Button>
    </CacheProvider>,
    { wrapper: Providers },
  )
  const recipe = themeSystem().cva(buttonRecipe)
  const { result } = renderHook(
    () => useResolvedProps({ ...given, children: 'Order' }, recipe, (name) => name === 'title'),
    {
      wrapper: Providers,
    },
  )
  const { styles, props } = result.current
  expect(written.mock.calls.map(([, { styles: text }]) => text)).toContain(css([styles]).styles.replace(/;$/, ''))
  expect(props).toEqual({ title: 'Go', children: 'Order' })
})
