import { screen } from '@testing-library/react'
import { setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { TourPage } from './tour-page'

setupMockServer(sessionHandler)

it('shows guests the login notice first and the restaurant below it', async () => {
  await renderPage('/tour', <TourPage />, null)
  const notice = screen.getByRole('region', { name: 'Training tour' })
  expect(notice.textContent).toBe('Authentication RequiredPlease log in to start your Hibachi Mastery tour!Login')
  const welcome = screen.getByRole('heading', { name: 'Welcome to Hibachi Ember New Port Richey' })
  expect(notice.compareDocumentPosition(welcome) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
