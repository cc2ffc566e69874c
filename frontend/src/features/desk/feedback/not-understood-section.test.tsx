import { unrecognizedWordsRoutes } from '#shared/voice/contract'
import { screen, within } from '@testing-library/react'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { sessionHandler, renderPage } from '#testing/render-page'
import { NotUnderstoodSection } from './not-understood-section'

const lastAt = '2026-11-23T02:15:00.000Z'

setupMockServer(
  sessionHandler,
  mockRoute(unrecognizedWordsRoutes.listUnrecognizedWords, () =>
    mockResponse(unrecognizedWordsRoutes.listUnrecognizedWords, [
      { words: 'cheeseburger', count: 12, lastAt },
      { words: 'pad thai', count: 1, lastAt },
    ]),
  ),
)

it("lists the words not understood with their counts, dated in the location's time zone", async () => {
  await renderPage('/desk/heard', <NotUnderstoodSection />)
  const [first, second] = within(await screen.findByRole('list', { name: 'What Hiro missed' })).getAllByRole('listitem')
  expect(first?.textContent).toMatch(/“cheeseburger”12 times.*Nov 22, 2026/)
  expect(second?.textContent).toMatch(/“pad thai”Once/)
})
