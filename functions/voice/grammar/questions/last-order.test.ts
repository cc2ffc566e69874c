import { text } from '#shared/voice/text'
import { locations, type Location } from '#shared/locations/index'
import { say, speak, type Answer } from '../answer'
import { understand } from '../../understand'
import { addIntakeNotice, describeWait } from './location-answers'

const live = { ...locations[0], mode: 'live' as const }
// Saturday evening, when the location closes at 10:30 PM.
const facts = (clock: string, location: Location = live) => ({
  location,
  now: new Date(`2026-11-21T${clock}:00-05:00`),
  specials: [],
})
const wait = (at: Parameters<typeof describeWait>[0]) => speak(describeWait(at), 'en')
const tooLate = /^It is too late for an order for now: we close soon\. The next pickup is Sun, Nov 22, 11:50\sAM/

it('an order for now is offered only while it is ready before closing', () => {
  expect(wait(facts('22:14'))).toMatch(/^Pickup takes 15-20 minutes/)
  expect(wait(facts('22:15'))).toMatch(tooLate)
  expect(wait(facts('22:31'))).toMatch(/^Closed now/)
  expect(wait(facts('22:15', locations[0]))).toMatch(/^Pickup takes 15-20 minutes/)
})

it('the next time after the break is not before what the busy kitchen quotes', () => {
  const spans = [
    { opens: '11:00', closes: '14:00' },
    { opens: '17:00', closes: '23:00' },
  ]
  const place = { ...live, hours: { week: [spans, spans, spans, spans, spans, spans, spans], exceptions: {} } as const }
  const quotes = { pickup: { min: 315, max: 320 }, delivery: { min: 330, max: 345 } }
  expect(wait({ ...facts('13:50', place), quotes })).toMatch(/The next pickup is Sat, Nov 21, 7:10\sPM/)
})

it('an answer that fills the cart says so, too', () => {
  const added: Answer = { ...say(text('Added.', 'Agregado.')), action: 'add_to_cart' }
  expect(speak(addIntakeNotice(added, facts('22:20')).sentences, 'en')).toMatch(/^Added\. It is too late/)
})

it('in the small hours, today is the day on which the night began', () => {
  const night = [{ opens: '17:00', closes: '01:00' }]
  const hours = { week: [[], [], [], [], [], night, []], exceptions: {} } as const
  const now = new Date('2026-11-21T00:30:00-05:00')
  const { response } = understand({
    message: 'what are your hours today',
    menu: [],
    facts: { location: { ...live, hours }, now, specials: [] },
  })
  expect(response).toMatch(/^Open until 1:00 AM\. Today we are open 5:00 PM-1:00 AM\./)
})
