import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Ticket } from '#shared/orders/contract'
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

const mockDrawn: number[] = []
jest.mock('../tickets/stage-bar', () => ({
  StageBar: ({ ticket }: { ticket: Ticket }) => void mockDrawn.push(ticket.ticketNumber),
}))

setupTestDisplay()

describe('a display with more tickets than fit', () => {
  it('shows pages, and counts the tickets on later pages and the late ones among them', async () => {
    testDisplay.tickets = buildLateRush(20)
    await renderDisplay()
    expect(listNumbersOnPage()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    fireEvent.click(pager().getByLabelText('Next page, 12 more, 2 late'))
    expect(listNumbersOnPage()).toEqual([9, 10, 11, 12, 13, 14, 15, 16])
    fireEvent.keyDown(document.body, { key: 'PageDown' })
    expect(pager().getByText('3/3')).toBeTruthy()
    expect(pager().getByLabelText('Next page, 0 more')).toBeTruthy()
    fireEvent.keyDown(document.body, { key: '2' })
    expect(listNumbersOnPage()).toContain(2)
  })

  it('shows allergies above everything else, also when the order was changed', async () => {
    const unseenChanges = { version: 2, at: minutesFromNow(-1), lines: [], details: ['instructions' as const] }
    const changed = { unseenChanges, utensils: true, specialInstructions: 'allergic to nuts' }
    testDisplay.tickets = buildLateRush(1).map((ticket) => ({ ...ticket, ...changed }))
    await renderDisplay()
    const parts = [...document.querySelectorAll('.slip .note, .slip .changes, .slip .utensils')]
    expect(parts.map(({ className }) => className)).toEqual(['note', 'changes', 'utensils'])
  })

  it.each(['', '&station=expo'])('shows open tickets before ready ones (display=1%s)', async (station) => {
    testDisplay.tickets = buildLateRush(12).map((ticket, index) =>
      index < 9 ? { ...ticket, status: 'ready', kitchenStatus: 'ready' } : ticket,
    )
    await renderDisplay(`display=1${station}`)
    expect(listNumbersOnPage()).toEqual([10, 11, 12, 1, 2, 3, 4, 5])
  })

  it('has more pages with larger tickets, and remembers the size', async () => {
    testDisplay.tickets = buildLateRush(20)
    await renderDisplay()
    fireEvent.click(screen.getByText('Tools'))
    fireEvent.click(screen.getByText('Large'))
    expect(pager().getByText('1/4')).toBeTruthy()
    expect(listNumbersOnPage()).toEqual([1, 2, 3, 4, 5, 6])
    expect(screen.queryByText('Small')).toBeNull()
    fireEvent.click(screen.getByText('Tools'))
    fireEvent.click(screen.getByText('Small'))
    expect(pager().getByLabelText('Next page, 10 more')).toBeTruthy()
    expect(localStorage.getItem('hibachi-kitchen-density')).toBe('small')
  })

  it('closes its tools when a cook taps elsewhere or presses Escape', async () => {
    testDisplay.tickets = buildLateRush(1)
    await renderDisplay()
    fireEvent.click(screen.getByText('Tools'))
    fireEvent.pointerDown(screen.getByText('Full screen'))
    expect(screen.queryByText('Full screen')).not.toBeNull()
    fireEvent.pointerDown(screen.getByLabelText('Pages'))
    await waitFor(() => expect(screen.queryByText('Full screen')).toBeNull())
    fireEvent.click(screen.getByText('Tools'))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByText('Full screen')).toBeNull())
  })

  it('shows the color of a header as text too, and by how much its estimate moved', async () => {
    testDisplay.tickets = [-3, 4, 30, 36].map((left, index) =>
      buildTicket({
        id: `ORDER-${index}`,
        ticketNumber: index,
        createdAt: minutesFromNow(left - 20),
        promisedAt: minutesFromNow(left),
        ...(left === 36 && { firstPromisedAt: minutesFromNow(30) }),
      }),
    )
    await renderDisplay()
    const heads = [...document.querySelectorAll('.slip header')]
    expect(heads.map((head) => head.getAttribute('data-haste'))).toEqual(['late', 'soon', 'calm', 'calm'])
    expect(heads.map((head) => head.querySelector('b')?.textContent)).toEqual(['LATE', 'SOON', 'NEW', 'moved +6'])
  })
})

describe('a tap on a display', () => {
  it('rerenders only the moved ticket and measures no hidden ones', async () => {
    testDisplay.tickets = buildLateRush(20)
    await renderDisplay()
    expect(testDisplay.measured).toContain('ORDER-20')
    mockDrawn.length = 0
    testDisplay.measured.length = 0
    tap('Confirm ticket 2', 100)
    await waitFor(() => expect(testDisplay.moves).toEqual(['ORDER-2 confirmed']))
    await screen.findByLabelText('Start Prep ticket 2')
    expect([...new Set(mockDrawn)]).toEqual([2])
    expect(testDisplay.measured).toContain('ORDER-2')
    expect(testDisplay.measured.filter((id) => id === 'ORDER-9' || id === 'ORDER-20')).toEqual([])
  })

  it('does nothing in the same place as the last tap, but works elsewhere', async () => {
    testDisplay.tickets = buildLateRush(3)
    await renderDisplay()
    tap('Confirm ticket 1', 100)
    tap('Confirm ticket 2', 110)
    tap('Confirm ticket 3', 700)
    await waitFor(() => expect(testDisplay.moves).toEqual(['ORDER-1 confirmed', 'ORDER-3 confirmed']))
  })

  it('that completes an order leaves its place empty, and a recall fills the place again', async () => {
    testDisplay.tickets = buildLateRush(3).map((ticket) => ({ ...ticket, status: 'ready', kitchenStatus: 'ready' }))
    await renderDisplay()
    tap('Complete ticket 2', 100)
    await waitFor(() => expect(document.querySelector('[data-place=ORDER-2][data-left=true]')).not.toBeNull())
    expect(listNumbersOnPage()).toEqual([1, 2, 3])
    fireEvent.click(screen.getByText('Recall #2'))
    await screen.findByLabelText('Complete ticket 2')
    await waitFor(() => expect(testDisplay.moves).toEqual(['ORDER-2 completed', 'ORDER-2 ready']))
    expect(listNumbersOnPage()).toEqual([1, 2, 3])
  })
})
