import { render, screen } from '@testing-library/react'
import { createQueryClient } from '#base/api/query-client'
import { setupMockServer } from '#testing/mock-server'
import { adminUser, sessionHandler, testSession } from '#testing/render-page'
import { TestProviders } from '#testing/test-providers'
import { AfterConfirmation } from './after-confirmation'

setupMockServer(sessionHandler)

it('a page for signed-in users waits until the server has answered who is signed in', async () => {
  testSession.user = adminUser
  render(
    <TestProviders client={createQueryClient()}>
      <AfterConfirmation>Points</AfterConfirmation>
    </TestProviders>,
  )
  expect(screen.queryByText('Points')).toBeNull()
  expect(await screen.findByText('Points')).toBeTruthy()
})
