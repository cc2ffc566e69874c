import { screen } from '@testing-library/react'
import { overrideModes } from '#shared/locations/policy'
import { setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { RestaurantTour } from '../training/tour-page'
import { AboutPage } from './about-page'

setupMockServer(sessionHandler)
afterEach(() => overrideModes())

const readPages = async () => {
  await renderPage(
    '/about',
    <>
      <AboutPage />
      <RestaurantTour />
    </>,
  )
  await screen.findByRole('heading', { name: 'Our locations' })
  return document.body.textContent ?? ''
}

const invented = [/first Friday/, /Fish comes in whole/, /Florida shrimp/, /cut the fish/, /Eight seats/, /the gong/]

it('a test site tells the story and the rooms of the sample', async () => {
  const text = await readPages()
  for (const claim of invented) expect(text).toMatch(claim)
})

it('a live site says only what is cooked, how to order, and when and where it is open', async () => {
  overrideModes('live')
  const text = await readPages()
  for (const claim of invented) expect(text).not.toMatch(claim)
  expect(text).toMatch(/How to order.*When we are open.*Sunday: 11:30 AM-9:30 PM.*14200 Lakeshore Grove Rd, Hudson/)
})
