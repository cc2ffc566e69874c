import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buildTicket } from '#testing/fixtures'
import {
  buildLateRush,
  listNumbersOnPage,
  minutesFromNow,
  pager,
  renderDisplay,
  setupTestDisplay,
  tap,
  testDisplay,
} from '../testing/test-display'

setupTestDisplay()

describe('an order that is cancelled', () => {
  it('elsewhere while it is being made is red with its dishes crossed out, until a cook has seen it', async () => {
    testDisplay.tickets = buildLateRush(3).map((ticket) => ({ ...ticket, status: 'cooking', kitchenStatus: 'cooking' }))
    const client = await renderDisplay()
    testDisplay.tickets = testDisplay.tickets.filter(({ id }) => id !== 'ORDER-2')
    await client.invalidateQueries()
    const seen = await screen.findByLabelText('Ticket 2 seen')
    const cancelled = screen.getByRole('article', { name: 'Ticket 2 canceled' })
    expect(within(cancelled).getByText(/California Roll/).tagName).toBe('S')
    expect(document.querySelector('[data-place=ORDER-2] .gone')).toBeNull()
    fireEvent.click(seen)
    await waitFor(() => expect(screen.queryByLabelText('Ticket 2 seen')).toBeNull())
  })

  it('elsewhere is named in a red line that stays, although the line brings its place back into sight', async () => {
    testDisplay.tickets = buildLateRush(12)
    const client = await renderDisplay()
    fireEvent.click(pager().getByLabelText(/^Next page/))
    expect(listNumbersOnPage()).toEqual([9, 10, 11, 12])
    testDisplay.tickets = testDisplay.tickets.filter(({ id }) => id !== 'ORDER-6')
    await client.invalidateQueries()
    expect((await screen.findByText(/STOP: ticket 6/)).textContent).toContain('California Roll')
    expect(listNumbersOnPage()).toContain(5)
    for (const seen of screen.getAllByLabelText('Ticket 6 seen')) fireEvent.click(seen)
    await waitFor(() => expect(screen.queryByText(/STOP: ticket 6/)).toBeNull())
  })

  it('elsewhere has one line with others that are out of sight, so that the lines hide no tickets', async () => {
    testDisplay.tickets = buildLateRush(12)
    const client = await renderDisplay()
    fireEvent.click(pager().getByLabelText(/^Next page/))
    testDisplay.tickets = testDisplay.tickets.filter(({ ticketNumber }) => ![5, 6, 7].includes(ticketNumber))
    await client.invalidateQueries()
    expect(await screen.findByText(/STOP: ticket 5/)).toBeTruthy()
    expect(screen.getAllByText(/STOP: ticket/)).toHaveLength(1)
    expect(screen.getByText('Also canceled: 6, 7')).toBeTruthy()
  })

  it('elsewhere is no news for a station that makes none of its dishes', async () => {
    const [roll] = buildTicket({}).orderItems
    const withLine = (station: 'hibachi' | 'sushi', ticketNumber: number) =>
      buildTicket({
        id: `ORDER-${ticketNumber}`,
        ticketNumber,
        orderItems: roll ? [{ ...roll, station }] : [],
      })
    testDisplay.tickets = [withLine('sushi', 1), withLine('hibachi', 2), withLine('sushi', 3)]
    const client = await renderDisplay('display=1&station=sushi')
    testDisplay.tickets = testDisplay.tickets.slice(0, 1)
    await client.invalidateQueries()
    expect(await screen.findByLabelText('Ticket 3 seen')).toBeTruthy()
    expect(screen.queryByLabelText('Ticket 2 seen')).toBeNull()
  })

  it('on the display leaves its place crossed out, not checked as done', async () => {
    testDisplay.tickets = buildLateRush(3)
    await renderDisplay()
    fireEvent.click(screen.getByLabelText('More for ticket 2'))
    fireEvent.click(await screen.findByText('Cancel order'))
    expect(await screen.findByText('Yes, cancel it')).toHaveProperty('disabled', true)
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'sold-out' } })
    fireEvent.click(screen.getByText('Yes, cancel it'))
    await waitFor(() =>
      expect(document.querySelector('[data-place=ORDER-2] .gone')?.textContent).toMatch(/2.*Canceled/),
    )
  })
})

it('an order whose dishes of a station were removed stays there, with nothing to bump', async () => {
  const orderItems = buildTicket({}).orderItems.map((line) => ({ ...line, station: 'hibachi' as const }))
  const change = {
    kind: 'removed' as const,
    lineId: 'ORDER-1-2',
    name: 'Volcano Roll',
    quantity: 0,
    previousQuantity: 2,
  }
  const unseenChanges = {
    version: 2,
    at: minutesFromNow(-1),
    lines: [{ ...change, station: 'sushi' as const }],
    details: [],
  }
  const [first, second] = buildLateRush(2).map((ticket) => ({ ...ticket, orderItems }))
  testDisplay.tickets = first && second ? [{ ...first, unseenChanges }, second] : []
  await renderDisplay('display=1&station=sushi')
  expect((await screen.findByLabelText('Changes of ticket 1')).textContent).toContain('REMOVED 2× Volcano Roll')
  expect(screen.queryByLabelText('Sushi made ticket 1')).toBeNull()
  expect(listNumbersOnPage()).toEqual([1])
})

it('a station tells the server which version of the ticket it has struck', async () => {
  testDisplay.tickets = buildLateRush(1).map((ticket) => ({ ...ticket, version: 7 }))
  await renderDisplay('display=1&station=sushi')
  fireEvent.click(screen.getByLabelText('Sushi made ticket 1'))
  await waitFor(() => expect(testDisplay.strikes).toEqual([{ isStruck: true, version: 7 }]))
})

it('a station recalls what it made last of the orders that are still here, not what was handed over', async () => {
  testDisplay.tickets = buildLateRush(3)
  const client = await renderDisplay('display=1&station=sushi')
  tap('Sushi made ticket 1', 100)
  tap('Sushi made ticket 2', 500)
  expect(await screen.findByText('Recall #2')).toBeTruthy()
  const handedOver = { status: 'completed', kitchenStatus: 'completed', completedAt: minutesFromNow(0) } as const
  testDisplay.tickets = testDisplay.tickets.map((one) => (one.id === 'ORDER-2' ? { ...one, ...handedOver } : one))
  await client.invalidateQueries()
  expect(await screen.findByText('Recall #1')).toBeTruthy()
})

it('Recall lists what was completed in the last 15 minutes, if this display has bumped nothing', async () => {
  const completed = { status: 'completed', kitchenStatus: 'completed', completedAt: minutesFromNow(-2) } as const
  testDisplay.tickets = [...buildLateRush(1), buildTicket({ id: 'DONE', ticketNumber: 7, ...completed })]
  await renderDisplay()
  fireEvent.click(screen.getByRole('button', { name: 'Recall' }))
  expect(await within(await screen.findByRole('complementary', { name: 'Recall' })).findByText(/#7/)).toBeTruthy()
})
