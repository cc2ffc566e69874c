import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { memoryLocation } from 'wouter/memory-location'
import { Router } from 'wouter'
import { auth } from '#shared/contract/auth'
import { codes } from '#shared/contract/codes'
import { kitchen } from '#shared/contract/kitchen'
import { orders } from '#shared/contract/orders'
import { remembered } from '#shared/contract/preferences/remembered'
import type { KeptContact } from '#shared/contract/preferences/remembered'
import { aLine } from '#shared/rules/testing/a-line'
import { newQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { readSession } from '#base/session/session'
import { answer, givenAServer, on } from '#testing/a-server'
import { aUser } from '#testing/a-user'
import { anOrder } from '#testing/an-order'
import { Providers } from '#testing/providers'
import { CheckoutPage } from './checkout-page'

const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const open = { state: 'open', until: null, reason: null, extraMinutes: 0, quotes } as const
const server = givenAServer(on(kitchen.intake, () => answer(kitchen.intake, open)))

it('fills in what is remembered of who is signed in, keeps what they order with, and forgets it unticked', async () => {
  cartStore.change(() => [aLine({ menuItemId: 12, quantity: 2 })])
  const home = { street: '77 Osprey Lane', city: 'Hudson', state: 'FL', zipCode: '34667' }
  let kept: KeptContact = { phone: '(727) 555-0142', address: home }
  const saved: unknown[] = []
  server.use(
    on(auth.user, () => answer(auth.user, aUser({ id: 'dana' }))),
    on(codes.list, () => answer(codes.list, [])),
    on(orders.place, () => answer(orders.place, anOrder())),
    on(remembered.contact, () => answer(remembered.contact, kept)),
    on(remembered.saveContact, async (request) => {
      saved.push(await request.json())
      kept = { phone: '', address: null }
      return answer(remembered.saveContact, kept)
    }),
  )
  document.cookie = 'signed-in=9999999999999; Path=/'
  await act(() => readSession())
  const { hook, searchHook } = memoryLocation({ path: '/checkout' })
  render(
    <Providers client={newQueryClient()}>
      <Router hook={hook} searchHook={searchHook}>
        <CheckoutPage />
      </Router>
    </Providers>,
  )
  const user = userEvent.setup()
  const phone = await screen.findByLabelText<HTMLInputElement>('Phone')
  await waitFor(() => expect(phone.value).toBe('(727) 555-0142'))
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Remember/ })
  expect(tick.checked).toBe(true)
  await user.click(tick)
  await waitFor(() => expect(saved).toEqual([{}]))
  await user.clear(phone)
  await user.type(phone, '555')
  await user.click(tick)
  await user.click(await screen.findByRole('button', { name: /Place Test Order/ }))
  await waitFor(() => expect(saved.at(-1)).toEqual({ phone: '555', address: null }))
  document.cookie = 'signed-in=; Path=/; Max-Age=0'
  await act(() => readSession())
})
