import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { taxRoutes, type TaxSettings } from '#shared/taxes/contract'
import { locations } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/platform/time'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { DeskPage } from '../desk-page'

const configured = { from: '2020-01-01', rate: 700, isDeliveryFeeTaxed: false }
const tomorrow = addDays(toWallClock(locations[0], new Date()).date, 1)

/** The taxes stored on the server. */
let stored: TaxSettings

setupMockServer(
  sessionHandler,
  mockRoute(taxRoutes.getTaxSettings, () => mockResponse(taxRoutes.getTaxSettings, stored)),
  mockRoute(taxRoutes.updateTaxes, async (request) => {
    const { version, taxes } = taxRoutes.updateTaxes.body.parse(await request.json())
    if (version !== stored.version) return problemResponse('changed-meanwhile', '', { members: { current: stored } })
    stored = { taxes, version: version + 1 }
    return mockResponse(taxRoutes.updateTaxes, stored)
  }),
)

beforeEach(async () => {
  stored = { taxes: [configured], version: 1 }
  await renderPage('/desk/taxes', <DeskPage />)
  await screen.findByText(/Today: 7%, delivery fee not taxed\./)
})

const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const lastRate = () => screen.getAllByLabelText('Tax rate').at(-1) ?? document.body
const setLastRate = (percent: string) => fireEvent.change(lastRate(), { target: { value: percent } })

it('adds a rate from a date on', async () => {
  await tap('Add a rate')
  setLastRate('7.25')
  await userEvent.click(screen.getAllByLabelText('Tax delivery fee').at(-1) ?? document.body)
  await tap('Save')
  await waitFor(() => expect(stored.version).toBe(2))
  expect(stored.taxes).toEqual([configured, { from: tomorrow, rate: 725, isDeliveryFeeTaxed: true }])
})

it.each(['72.5', '6.625'])('says of the rate %s what it may be', async (percent) => {
  setLastRate(percent)
  await tap('Save')
  expect(await screen.findByText('Enter a rate from 0% to 25% with at most two decimals')).toBeTruthy()
  expect(stored.version).toBe(1)
})

it('marks an invalid rate and a date twice, and sends nothing', async () => {
  await tap('Add a rate')
  setLastRate('72.5')
  await tap('Save')
  expect(await screen.findByText(/Enter a rate from 0% to 25%/)).toBeTruthy()
  expect(document.activeElement).toBe(lastRate())

  setLastRate('7.25')
  fireEvent.change(screen.getAllByLabelText('Effective from').at(-1) ?? document.body, {
    target: { value: configured.from },
  })
  await tap('Save')
  expect(await screen.findByText('This date has a rate already')).toBeTruthy()
  expect(stored.version).toBe(1)
})

it('shows what another owner saved meanwhile', async () => {
  stored = { taxes: [{ ...configured, rate: 650 }], version: 2 }
  setLastRate('8')
  await tap('Save')
  expect(await screen.findByText(/6\.50% from 2020-01-01/)).toBeTruthy()
})
