import { render, screen } from '@testing-library/react'
import { codes } from '#shared/contract/codes'
import { newQueryClient } from '#base/api/query-client'
import { answer, givenAServer, on } from '#testing/a-server'
import { Providers } from '#testing/providers'
import { OwnCodes } from './own-codes'

const ofADrink = {
  code: '7Q2K-9XCV-1MNB',
  title: 'Free Drink',
  discountPercent: null,
  discountAmount: '3.50',
  state: 'unused',
  issuedAt: '2026-09-02T16:00:00.000Z',
  // In Florida it is still the evening before.
  expiresAt: '2026-12-02T03:30:00.000Z',
} as const

givenAServer(on(codes.list, () => answer(codes.list, [ofADrink])))

it('says until when a code counts by the calendar of the restaurant', async () => {
  render(
    <Providers client={newQueryClient()}>
      <OwnCodes applied={null} onChoose={() => {}} />
    </Providers>,
  )
  const choice = await screen.findByRole('button', { name: /Free Drink/ })
  expect(choice.textContent).toBe('Use $3.50 offFree Drink · 7Q2K-9XCV-1MNB · until Dec 1, 2026')
})
