import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { couponRoutes, presentCouponTerms, toCouponTerms, type Coupon } from '#shared/payments/coupon-contract'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { DeskPage } from '../desk-page'

const counts = { used: 3, discounted: '7.50', sales: '67.50' }
let stored: Coupon[]

setupMockServer(
  sessionHandler,
  mockRoute(couponRoutes.listCoupons, () => mockResponse(couponRoutes.listCoupons, stored)),
  mockRoute(couponRoutes.createCoupon, async (request) => {
    const { code, ...terms } = couponRoutes.createCoupon.body.parse(await request.json())
    const none = { used: 0, discounted: '0.00', sales: '0.00', version: 1 }
    const coupon = { code, ...presentCouponTerms(toCouponTerms(terms)), ...none }
    stored = [...stored, coupon]
    return mockResponse(couponRoutes.createCoupon, coupon)
  }),
  mockRoute(couponRoutes.updateCoupon, async (request) => {
    const { version = 0, ...terms } = couponRoutes.updateCoupon.body.parse(await request.json())
    const coupon = { code: 'SUMMER', ...presentCouponTerms(toCouponTerms(terms)), ...counts, version: version + 1 }
    stored = [coupon]
    return mockResponse(couponRoutes.updateCoupon, coupon)
  }),
)

beforeEach(async () => {
  stored = [
    {
      code: 'SUMMER',
      ...presentCouponTerms(toCouponTerms({ percent: 10, until: '2027-08-31' })),
      ...counts,
      version: 4,
    },
  ]
  await renderPage('/desk/coupons', <DeskPage />)
  await screen.findByText('SUMMER')
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const saveDialog = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))

it('says what a coupon gives, took off and brought', () => {
  expect(screen.getByText('10% off, until Tue, Aug 31; used 3 times: $7.50 off, $67.50 of sales')).toBeTruthy()
})

it('adds a coupon with its terms, and changes one without its code', async () => {
  await press('Add a coupon')
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toMatch(/^SAVE-[A-Z\d]{4}$/)
  type('Code', 'tuesday-5')
  type('Or dollars off', '5')
  type('From dishes for', '25')
  type('First day', '2027-02-01')
  type('For', 'pickup')
  type('Uses by each guest', '1')
  await saveDialog()
  await waitFor(() => expect(stored).toHaveLength(2))
  expect(stored[1]).toMatchObject({
    ...{ code: 'TUESDAY-5', percent: null, amount: '5.00', minimum: '25.00', from: '2027-02-01', until: null },
    ...{ orderTypes: ['pickup'], perGuest: 1, limit: null, isActive: true },
  })
  expect(
    await screen.findByText('$5.00 off, from $25.00, pickup only, from Mon, Feb 1, 1 for each guest; not used yet'),
  ).toBeTruthy()
  await press('Edit SUMMER')
  expect(screen.queryByLabelText('Code')).toBeNull()
  type('Takes orders', 'off')
  await saveDialog()
  await waitFor(() =>
    expect(stored[0]).toMatchObject({ percent: 10, until: '2027-08-31', isActive: false, version: 5 }),
  )
})

it('marks a coupon with two discounts at its field', async () => {
  await press('Edit SUMMER')
  type('Or dollars off', '5')
  await saveDialog()
  expect(await screen.findByText('Enter either a percent or an amount')).toBeTruthy()
})
