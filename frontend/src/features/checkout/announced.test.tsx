import { act, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { discountCodeRoutes } from '#shared/payments/contract'
import { buildCartItem } from '#shared/testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { CartNotice } from '#features/cart'
import { AllergyQuestion } from '#base/forms/allergy-question'
import { PromoCodeBox } from './promo-code-box'

setupMockServer(mockRoute(discountCodeRoutes.listCodes, () => mockResponse(discountCodeRoutes.listCodes, [])))

const client = createQueryClient()
const withProviders = (element: ReactElement) => <TestProviders client={client}>{element}</TestProviders>

/** The status regions that contain a text. */
const findRegion = (text: string): HTMLElement | undefined =>
  screen.getAllByRole('status').find(({ textContent }) => textContent.includes(text))

/** Renders an element before and after its message, and returns whether the region was there. */
function wasThereBefore(before: ReactElement, after: ReactElement, text: string): boolean {
  const { rerender } = render(withProviders(before))
  const regions = screen.queryAllByRole('status')
  rerender(withProviders(after))
  const region = findRegion(text)
  return region !== undefined && regions.includes(region)
}

const typedCode = {
  typed: '',
  type: () => {},
  apply: () => Promise.resolve('applied' as const),
  tryTyped: () => Promise.resolve(),
  isSending: false,
  isRefused: false,
  mustBeTried: false,
}

describe('screen readers announce', () => {
  it('the question about an allergy', async () => {
    const question = (note: string) => <AllergyQuestion note={note} maxLength={200} onChange={() => {}} />
    const { rerender } = render(question(''))
    const region = screen.getByRole('status')
    rerender(question('no nuts'))
    await waitFor(() => expect(region.textContent).toContain('Is this an allergy?'))
  })

  it('what a code takes off the order', () => {
    const box = (applied: { code: string; discount: { percent: number }; problem: null } | null) => (
      <PromoCodeBox applied={applied} code={typedCode} />
    )
    const applied = { code: 'THANKS', discount: { percent: 10 }, problem: null }
    expect(wasThereBefore(box(null), box(applied), 'THANKS')).toBe(true)
  })

  it('changes of the cart in another tab', () => {
    act(() => cartStore.change(() => [buildCartItem({ priceCents: 500, quantity: 1 })]))
    render(withProviders(<CartNotice />))
    expect(screen.getByRole('status', { name: 'Changes to your cart' }).textContent).toBe('')
  })
})
