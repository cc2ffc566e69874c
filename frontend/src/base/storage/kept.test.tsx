/** What the first release kept in a browser, letter by letter, and how it is read. */
const keptThen = {
  local: {
    'hibachi-cart':
      '[{"id":"71","name":"California Roll","price":6.25,"quantity":2,"specialInstructions":"no sesame"}]',
    'hibachi-discount-code': 'WELCOME10',
    'hibachi-reward-codes': '[{"code":"HE-ABCD","name":"Free Roll","ownerId":"u1"},{"code":7}]',
  },
  session: {
    'hibachi-order-type': 'delivery',
    'hibachi-diet': '{"userId":null,"preferences":{"vegetarian":true},"isWhole":false}',
    'hibachi-guest-order': 'A1B2C3',
  },
} as const

beforeAll(() => {
  for (const [name, text] of Object.entries(keptThen.local)) localStorage.setItem(name, text)
  for (const [name, text] of Object.entries(keptThen.session)) sessionStorage.setItem(name, text)
})

it('reads the cart, the codes and the choices that an earlier release kept', async () => {
  const { cartStore } = await import('../cart/cart-store')
  const { orderTypeStore } = await import('../cart/order-type')
  const { discountCodeStore } = await import('../codes/discount-code')
  const { issuedCodesStore } = await import('../codes/issued-codes')
  const { dietStore } = await import('../diet/diet-store')
  const { guestOrder } = await import('../session/guest-order')
  expect(cartStore.get()).toMatchObject([
    { key: '71', menuItemId: 71, name: 'California Roll', priceCents: 625, quantity: 2 },
  ])
  expect(orderTypeStore.get()).toBe('delivery')
  expect(discountCodeStore.get()).toBe('WELCOME10')
  expect(issuedCodesStore.get()).toEqual([{ code: 'HE-ABCD', name: 'Free Roll', ownerId: 'u1' }])
  expect(dietStore.get().choice?.preferences).toMatchObject({ vegetarian: true })
  expect(guestOrder.isMine('A1B2C3')).toBe(true)
})
