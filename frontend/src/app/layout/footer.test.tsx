import { screen } from '@testing-library/react'
import { locations } from '#shared/locations/index'
import { overrideModes, overridePayments } from '#shared/locations/policy'
import { setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { Footer } from './footer'

setupMockServer(sessionHandler)
afterEach(() => {
  overrideModes()
  overridePayments([])
})

it('leads to the gift cards where they are sold online', async () => {
  overrideModes('live')
  const { unmount } = await renderPage('/', <Footer />)
  expect(screen.queryByRole('link', { name: 'Gift Cards' })).toBeNull()
  unmount()
  overridePayments(locations.map(({ code }) => code))
  await renderPage('/', <Footer />)
  expect(screen.getByRole('link', { name: 'Gift Cards' }).getAttribute('href')).toBe('/gift-cards')
})
