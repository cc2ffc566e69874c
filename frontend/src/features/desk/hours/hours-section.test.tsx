import { formatException } from './draft'
import { createEarlyClosing, proposeEarlyClosing } from './early-closing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hoursEditingRoutes, type AffectedOrder } from '#shared/hours/editing-contract'
import { hoursRoutes, type HoursWithStatus } from '#shared/hours/contract'
import { locations } from '#shared/locations/index'
import { formatShortDate } from '#shared/hours/hours'
import { presentOpeningHours, toOpeningHours } from '#shared/hours/opening-hours'
import { addDays, toWallClock } from '#shared/platform/time'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { DeskPage } from '../desk-page'
import { sessionHandler, renderPage } from '#testing/render-page'

const [location] = locations
const opened: HoursWithStatus = {
  ...toOpeningHours(location.hours),
  exceptions: [],
  open: true,
  until: null,
  next: null,
  version: 3,
}
const today = toWallClock(location, new Date()).date

/** The hours stored on the server. */
let stored = opened
/** The orders that a change leaves outside. */
let affected: readonly AffectedOrder[] = []
beforeEach(() => {
  stored = opened
  affected = []
})

setupMockServer(
  sessionHandler,
  mockRoute(hoursRoutes.getHours, () => mockResponse(hoursRoutes.getHours, stored)),
  mockRoute(hoursEditingRoutes.updateHours, async (request) => {
    const { version, acceptAffected, ...changes } = hoursEditingRoutes.updateHours.body.parse(await request.json())
    if (affected.length > 0 && !acceptAffected)
      return problemResponse('orders-affected', '1 order is outside these hours.', { members: { orders: affected } })
    if (version !== stored.version)
      return problemResponse('changed-meanwhile', 'Somebody was faster.', { members: { current: stored } })
    stored = { ...stored, ...presentOpeningHours(changes), version: version + 1 }
    return mockResponse(hoursEditingRoutes.updateHours, stored)
  }),
)

const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const isSaved = () => waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
const setTime = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(async () => {
  await renderPage('/desk/hours', <DeskPage />)
  await screen.findByRole('heading', { level: 3, name: 'Monday' })
})

describe('the hours form', () => {
  it('closes early in two taps and shows what customers will read', async () => {
    await tap('Close today')
    expect(screen.getByRole('heading', { name: `${formatShortDate(today)}: Closed` })).toBeTruthy()
    await tap('Save')
    await isSaved()
    expect(stored).toMatchObject({
      version: 4,
      exceptions: [{ date: today, closed: true, opens: null, closes: null, note: null }],
    })
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('splits a day into lunch and dinner and copies it to other days', async () => {
    await tap('Two periods on Monday')
    setTime('Monday, second span, opens', '17:30')
    await tap('Copy Monday to other days')
    await userEvent.click(within(screen.getByRole('group', { name: 'Copy Monday to' })).getByText('Sunday'))
    await tap('Save')
    await isSaved()
    const split = [
      { opens: '10:30', closes: '14:00' },
      { opens: '17:30', closes: '21:30' },
    ]
    expect([stored.weekly.mon, stored.weekly.sun, stored.weekly.tue]).toEqual([split, split, opened.weekly.tue])
  })

  it('shows errors before it sends anything', async () => {
    setTime('Tuesday opens', '12:00')
    setTime('Tuesday closes', '11:00')
    expect(screen.getByLabelText('Tuesday closes').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Must be before the next day opens',
    )
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    await tap('Discard')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('takes a night, and special hours that begin with those of the weekday', async () => {
    setTime('Friday closes', '01:00')
    expect(screen.getByText('Closes on the next day.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Holiday or special date'), { target: { value: '2031-12-31' } })
    await tap('Add date')
    await tap('Open on Wed, Dec 31')
    await tap('Add a period on Wed, Dec 31')
    await tap('Save')
    await isSaved()
    expect(stored.weekly.fri).toEqual([{ opens: '10:30', closes: '01:00' }])
    expect(stored.exceptions.find(({ date }) => date === '2031-12-31')?.spans).toEqual([
      { opens: '10:30', closes: '21:30' },
      { opens: '21:30', closes: '23:00' },
    ])
  })

  it('closes early tomorrow with the hours of the day, whatever time it is now', async () => {
    const tomorrow = formatShortDate(addDays(today, 1))
    const heading = (text: string) => screen.getByRole('heading', { name: `${tomorrow}: ${text}` })
    await tap('Close early tomorrow')
    expect(heading('10:30 AM-8:00 PM')).toBeTruthy()
    setTime(`${tomorrow} closes at`, '09:00')
    expect(screen.getByRole('alert').textContent).toMatch(/^That is before the opening at 10:30 AM\./)
    expect(heading('10:30 AM-8:00 PM')).toBeTruthy()
    setTime(`${tomorrow} closes at`, '16:30')
    expect(screen.queryByRole('alert')).toBeNull()
    await tap('Save')
    await isSaved()
    expect(stored.exceptions).toMatchObject([{ closed: false, opens: '10:30', closes: '16:30' }])
    // Pressed again, it takes no more hours off.
    await tap('Close early tomorrow')
    expect(heading('10:30 AM-4:30 PM')).toBeTruthy()
  })

  it('names the orders that the change leaves outside before it saves', async () => {
    const at = '2031-05-01T22:00:00.000Z'
    affected = [{ id: 'ORDER1', ticketNumber: 41, at, name: 'Wanda Weekly', type: 'pickup' }]
    await tap('Close today')
    await tap('Save')
    const panel = within(await screen.findByRole('alert', { name: 'Affected orders' }))
    expect(panel.getByText('#41 Wanda Weekly')).toBeTruthy()
    expect(panel.getByText(/6:00 PM/)).toBeTruthy()
    expect(stored.version).toBe(3)
    await userEvent.click(panel.getByRole('button', { name: 'Save anyway' }))
    await isSaved()
    expect(stored.version).toBe(4)
    expect(screen.queryByRole('alert', { name: 'Affected orders' })).toBeNull()
  })

  it("shows another owner's changes and saves the chosen version", async () => {
    stored = { ...opened, version: 4, weekly: { ...opened.weekly, mon: [], sun: [] } }
    setTime('Monday closes', '20:00')
    await tap('Save')
    const panel = within(await screen.findByRole('alert', { name: 'Someone else changed this' }))
    expect(panel.getByText(/Also changed by them: Sunday/)).toBeTruthy()
    expect(panel.getByLabelText<HTMLInputElement>('Keep mine: 10:30 AM-8:00 PM').checked).toBe(true)
    expect(panel.getByLabelText<HTMLInputElement>('Take theirs: Closed').checked).toBe(false)
    await userEvent.click(panel.getByRole('button', { name: 'Save with these' }))
    await isSaved()
    expect(stored.version).toBe(5)
    expect([stored.weekly.mon, stored.weekly.sun]).toEqual([[{ opens: '10:30', closes: '20:00' }], []])
  })
})

describe('closing early', () => {
  const weekly = {
    ...opened.weekly,
    mon: [
      { opens: '11:00', closes: '14:00' },
      { opens: '17:00', closes: '21:30' },
    ],
    fri: [{ opens: '17:00', closes: '02:00' }],
  }

  it.each([
    ['2031-06-02', '20:00', '11:00 AM-2:00 PM, 5:00 PM-8:00 PM'],
    ['2031-06-02', '15:00', '11:00 AM-2:00 PM'],
    ['2031-06-02', '13:00', '11:00 AM-1:00 PM'],
    ['2031-06-02', '23:00', '11:00 AM-2:00 PM, 5:00 PM-9:30 PM'],
    ['2031-06-06', '23:00', '5:00 PM-11:00 PM'],
    ['2031-06-06', '01:00', '5:00 PM-1:00 AM'],
  ])('on %s at %s leaves %s', (date, closes, text) => {
    const exception = createEarlyClosing({ weekly, exceptions: [] }, date, closes)
    expect(exception && formatException(exception)).toBe(text)
  })

  it.each([
    ['2031-06-02', '10:00'],
    ['2031-06-06', '16:00'],
  ])('on %s at %s, before it opens, leaves nothing, which is no early closing', (date, closes) => {
    expect(createEarlyClosing({ weekly, exceptions: [] }, date, closes)).toBeUndefined()
  })

  it.each([
    ['a day that has not opened yet', opened.weekly.mon, 8, '19:00'],
    ['the evening, after the proposed time has passed', opened.weekly.mon, 20.2, '21:00'],
    ['the last minutes', opened.weekly.mon, 21.4, '21:25'],
    ['a day with a break, within its hours', weekly.mon, 8, '19:00'],
    ['a night', weekly.fri, 12, '00:00'],
    ['a closed day', [], 8, undefined],
    ['a day that is over', opened.weekly.mon, 22, undefined],
  ])('proposes an hour of the day, earlier than usual and still to come: %s', (_case, spans, hour, proposed) => {
    expect(proposeEarlyClosing(spans, hour * 60)).toBe(proposed)
  })
})
