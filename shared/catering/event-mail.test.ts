import { locations } from '../locations/index'
import { renderMailText } from '../notifications/mail-delivery'
import { createEventMail } from './event-mail'

it('a mail about an event names its time and the end of its quote on the clock of the location', () => {
  const [location] = locations
  const quote = {
    lines: [],
    subtotalCents: 40_000,
    serviceChargeBasisPoints: 0,
    taxCents: 2_800,
    totalCents: 42_800,
    depositCents: 10_000,
    note: '',
    validUntil: '2027-05-02T05:00:00.000Z',
  }
  const event = {
    id: 'E',
    startsAt: '2027-05-08T22:00:00.000Z',
    guests: 40,
    eventType: 'pickup',
    holdsPlace: true,
    confirmCode: '',
    quote,
  } as const
  const where = {
    location: { ...location, timeZone: 'America/Chicago' as const },
    siteUrl: 'https://hibachiember.example',
  }
  const mail = createEventMail('quoted', event, where)
  expect(mail.subject).toMatch(/May 8, 5:00\sPM$/)
  expect(renderMailText(mail)).toMatch(/^When: .*May 8, 5:00\sPM$/m)
  expect(renderMailText(mail)).toMatch(/^Valid until: .*May 1, 11:59\sPM$/m)
})
