import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { driverRoutes, type Driver } from '#shared/kitchen/drivers-contract'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { DriversSection } from './drivers-section'

const drivers: Driver[] = []
setupMockServer(
  sessionHandler,
  mockRoute(driverRoutes.listDrivers, () => mockResponse(driverRoutes.listDrivers, [...drivers])),
  mockRoute(driverRoutes.addDriver, async (request) => {
    const { name } = driverRoutes.addDriver.body.parse(await request.json())
    if (drivers.some((driver) => driver.name === name)) return problemResponse('name-taken')
    const driver = { id: 'd1', name }
    drivers.push(driver)
    return mockResponse(driverRoutes.addDriver, driver)
  }),
  mockRoute(driverRoutes.removeDriver, () => {
    drivers.length = 0
    return mockResponse(driverRoutes.removeDriver, undefined)
  }),
)

async function add(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a driver' }))
  const form = within(await screen.findByRole('dialog'))
  await userEvent.type(form.getByLabelText(/^Name/), name)
  await userEvent.click(form.getByRole('button', { name: 'Add' }))
  return form
}

it('a driver is added by name, once, and removed after confirmation', async () => {
  await renderPage('/desk/drivers', <DriversSection />)
  await add('Ana')
  expect(within(await screen.findByRole('list', { name: 'Drivers' })).getByText('Ana')).toBeTruthy()
  const again = await add('Ana')
  expect(await again.findByRole('alert')).toBeTruthy()
  await userEvent.click(again.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Ana' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('No driver yet')).toBeTruthy()
})
