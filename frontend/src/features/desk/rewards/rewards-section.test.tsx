import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { programRoutes, RewardsProgram } from '#shared/loyalty/program-contract'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { DeskPage } from '../desk-page'

const first: RewardsProgram = {
  pointsPerDollar: 1,
  firstOrderPercent: 10,
  ratingPercent: 10,
  referralPoints: 500,
  tiers: [
    { name: 'Bronze', from: '0.00', benefit: { kind: 'none' } },
    { name: 'Gold', from: '750.00', benefit: { kind: 'points', multiplier: 1.5 } },
  ],
  rewards: [
    {
      id: 1,
      name: '$3 Off',
      description: 'Tea',
      pointsCost: 100,
      rewardType: 'discount_amount',
      discountPercent: null,
      discountAmount: '3.00',
    },
  ],
  version: 1,
}
let stored: RewardsProgram

setupMockServer(
  sessionHandler,
  mockRoute(programRoutes.getRewardsProgram, () => mockResponse(programRoutes.getRewardsProgram, stored)),
  mockRoute(programRoutes.updateRewardsProgram, async (request) => {
    const body = programRoutes.updateRewardsProgram.body.parse(await request.json())
    if (body.version !== stored.version)
      return problemResponse('changed-meanwhile', 'Someone else changed this.', { members: { current: stored } })
    const rewards = body.rewards.map((reward, index) => ({
      ...reward,
      id: reward.id ?? 90 + index,
      rewardType: reward.discountPercent ? 'discount_percent' : 'discount_amount',
      discountPercent: reward.discountPercent ?? null,
      discountAmount: reward.discountAmount ?? null,
    }))
    stored = RewardsProgram.parse({ ...body, rewards, version: body.version + 1 })
    return mockResponse(programRoutes.updateRewardsProgram, stored)
  }),
)

beforeEach(async () => {
  stored = first
  await renderPage('/desk/rewards', <DeskPage />)
  await screen.findByLabelText('Points for each dollar')
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const saveDialog = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))

it('changes points, a tier and its benefit, and adds and removes rewards, each leaving the rest', async () => {
  type('Points for each dollar', '2')
  await press('Save')
  await waitFor(() => expect(stored).toEqual({ ...first, pointsPerDollar: 2, version: 2 }))

  await press('Edit Gold')
  type('From dollars spent', '500.00')
  type('Benefit', 'free-delivery')
  await saveDialog()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(stored.tiers[1]).toEqual({ name: 'Gold', from: '500.00', benefit: { kind: 'free-delivery' } })

  await press('Add a reward')
  type('Name', 'A Fifth Off')
  type('Costs', '300')
  type('Percent off', '20')
  await saveDialog()
  await waitFor(() => expect(stored.rewards).toHaveLength(2))
  expect(stored.rewards[1]).toMatchObject({ name: 'A Fifth Off', pointsCost: 300, discountPercent: 20 })

  await userEvent.click(await screen.findByRole('button', { name: 'Remove $3 Off' }))
  await waitFor(() => expect(stored.rewards.map(({ name }) => name)).toEqual(['A Fifth Off']))
  expect(stored).toMatchObject({ pointsPerDollar: 2, version: 5 })
})

it('marks a reward with two discounts at its field and sends nothing', async () => {
  await press('Edit $3 Off')
  type('Percent off', '10')
  await saveDialog()
  expect(await screen.findByText('Enter either a percent or an amount')).toBeTruthy()
  expect(stored.version).toBe(1)
})

it('asks which value to keep if another owner changed the same reward first', async () => {
  await press('Edit $3 Off')
  stored = { ...first, rewards: first.rewards.map((reward) => ({ ...reward, pointsCost: 150 })), version: 2 }
  type('Costs', '120')
  await saveDialog()
  await userEvent.click(await screen.findByLabelText('Keep mine: 120'))
  await press('Save with these')
  await waitFor(() => expect(stored).toMatchObject({ rewards: [{ pointsCost: 120 }], version: 3 }))
})
