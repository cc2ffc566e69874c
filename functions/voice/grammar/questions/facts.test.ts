import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { locations, type Location } from '#shared/locations/index'
import { answerMessage } from '../../answer-message'
import { converse, replyTo } from '../../conversation/converse'
import { toReply } from '../answer'
import { buildVocabulary } from '../tokenize/vocabulary'
import { toLocationHours, toOpeningHours } from '#shared/hours/opening-hours'

const vocabulary = buildVocabulary(sampleMenu)
const [location] = locations
const facts = {
  location,
  now: new Date('2026-11-21T20:00:00Z'),
  specials: [],
  sections: [
    { id: 29, name: 'Kids' },
    { id: 28, name: 'Drinks' },
  ],
}
const answer = (message: string, more: object = {}) =>
  toReply(converse({ message, vocabulary, facts: { ...facts, ...more } }).answer, 'en').response

it.each([
  ['how many minutes', 'Pickup takes 15-20 minutes'],
  ['what number do I call', location.phone],
  ['who can I talk to, can I speak to a person', location.phone],
  ['what do people order most', 'Our guests love Edamame'],
  ['do you deliver to Venice', "we don't deliver to Venice. Hibachi Ember Nokomis does"],
  ['do you deliver to 34652', 'Yes, we deliver to 34652'],
  [
    'is Lakeland in your delivery area',
    "we don't deliver to Lakeland. Hibachi Ember Highland City does: (863) 555-0162.",
  ],
  ['do you deliver to Paris', "we don't deliver to Paris. Our zone"],
  ['can you deliver to my house', 'Yes, we deliver in 30-45 minutes'],
  ['are you open on Thanksgiving', 'On Thu, Nov 26 we are'],
  ['thanksgiving hours', 'On Thu, Nov 26 we are'],
  ['are you open on december 24', 'On Thu, Dec 24 we are'],
  ['what are your hours in december 2026', 'Today we are'],
  ['is there a kids menu', 'Kids Hibachi Chicken'],
  ['what do you have to drink', 'Green Tea'],
])('answers %j from the stored facts', (message, said) => {
  expect(answer(message)).toContain(said)
})

it('answers with the current hours, time zone and quote, not those of the day before', () => {
  const [nokomis = location] = locations.filter(({ code }) => code === 'HENOK')
  expect(answer('do you deliver to Venice', { location: nokomis })).toContain('Yes, we deliver to Venice')
  const delivery = { ...location.delivery, zone: 'the harbor only', zipCodes: [] }
  expect(answer('do you deliver to Venice', { location: { ...location, delivery } })).toContain(
    "don't deliver to Venice",
  )
  const exceptions = { '2026-11-26': { spans: [{ opens: '12:00', closes: '15:00' }], note: 'Feast' } }
  const hours = { ...location.hours, exceptions }
  expect(answer('are you open on Thanksgiving', { location: { ...location, hours } })).toContain('3:00 PM (Feast)')
  const quotes = { pickup: { min: 40, max: 45 }, delivery: { min: 55, max: 70 } }
  expect(answer('how long does it take', { quotes })).toBe(
    'The kitchen is busy. Pickup takes 40-45 minutes, delivery 55-70 minutes.',
  )
})

it('says how long delivery to a ZIP code takes that has minutes of its own', () => {
  const delivery = { ...location.delivery, zipMinutes: [{ zipCode: '34653', minutes: 60 }] }
  const at = { location: { ...location, delivery } }
  expect(answer('do you deliver to 34653', at)).toContain('Yes, we deliver to 34653, in 45-60 minutes')
  expect(answer('do you deliver to 34652', at)).toContain('in 30-45 minutes')
  expect(answer('how long does delivery to 34653 take', at)).toContain('delivery 45-60 minutes')
  expect(answer('how long does delivery take', at)).toContain('delivery 30-45 minutes')
})

describe('delivery fees match the checkout', () => {
  const sentences = [
    'is delivery free',
    "what's the minimum order",
    'is there a delivery charge',
    'do you have free delivery over 25 dollars',
    '¿cuánto cuesta el envío?',
    '¿el envío es gratis?',
  ]
  const live: Location = { ...location, mode: 'live' }

  it.each(sentences)('on a test site: %s', (sentence) => {
    expect(answer(sentence)).toBe(
      'Delivery costs $2.99. Delivery is not free for larger orders. There is no minimum order for delivery.',
    )
  })

  it.each(sentences)('on a live site: %s', (sentence) => {
    expect(answer(sentence, { location: live })).toBe(
      'Delivery costs $2.99. It is free for orders of $25.00 or more. The minimum order for delivery is $15.00.',
    )
  })

  it('appear in every answer about delivery', () => {
    expect(answer('do you deliver')).toMatch(/^Yes, we deliver in 30-45 minutes for \$2\.99\. Our zone/)
    expect(answer('do you deliver', { location: live })).toContain('for $2.99, from $15.00 on, free from $25.00.')
    expect(answer('is delivery to 34652 free')).toBe('Yes, we deliver to 34652, in 30-45 minutes for $2.99.')
  })
})

it('names the most ordered dishes first, then the featured ones', () => {
  const ranked = sampleMenu.map((dish) =>
    dish.name === 'Green Tea' ? { ...dish, isPopular: true, orderedRank: 1 } : dish,
  )
  const { response } = replyTo({ message: 'what do people order most', vocabulary: buildVocabulary(ranked), facts })
  expect(response).toMatch(/Our guests love Green Tea, Edamame/)
})

describe('while the restaurant is closed', () => {
  const night = new Date('2026-11-21T06:00:00Z')
  const live = { now: night, location: { ...location, mode: 'live' as const } }
  const closed = 'Closed now, opens 10:30 AM.'
  const atOpening = `${closed} Pickup is ready 10:50 AM, delivery 11:20 AM at the earliest.`

  it('a test site gives its usual quote and says that it is closed', () => {
    const usual = `${closed} Pickup takes 15-20 minutes, delivery 30-45 minutes.`
    expect(answer('how long does it take', { now: night })).toBe(usual)
    const delivery = answer('can you deliver to my house', { now: night })
    expect(delivery).toContain('Yes, we deliver in 30-45 minutes for')
    expect(delivery).toMatch(/Closed now, opens 10:30 AM\.$/)
  })

  it('names the end of a pause of delivery', () => {
    const intake = { pausedUntil: null, reason: null, extraMinutes: 0, deliveryPausedUntil: '2026-11-21T18:30:00.000Z' }
    const now = new Date('2026-11-21T18:00:00.000Z')
    expect(answer('can you deliver to my house', { now, intake })).toMatch(
      /Right now delivery is paused until 1:30 PM\.$/,
    )
  })

  it('a live site counts its quote from the next opening', () => {
    expect(answer('how long does it take', live)).toBe(atOpening)
    const delivery = answer('can you deliver to my house', live)
    expect(delivery).toContain('Yes, we deliver in 30-45 minutes once we are open for')
    expect(delivery).toMatch(/Closed now, opens 10:30 AM\.$/)
    expect(answer('do you deliver to Paris', live)).not.toContain('Closed now')
  })

  it('a live site names its opening, not the end of a pause before it', () => {
    const intake = { pausedUntil: '2026-11-21T07:00:00.000Z', reason: null, extraMinutes: 0 }
    expect(answer('how long does it take', { ...live, intake })).toBe(atOpening)
  })

  it('a live site mentions it with each added dish', () => {
    const all = { ...facts, ...live }
    const { reply } = answerMessage({ message: 'two california rolls', menu: sampleMenu, facts: all })
    expect(reply.response).toContain(atOpening)
  })
})

describe('named days', () => {
  const [henpr] = locations
  const { weekly, exceptions } = toOpeningHours(henpr.hours)
  const storm = { date: '2026-11-23', spans: [], note: 'Hurricane Nina' }
  const location = { ...henpr, hours: toLocationHours({ weekly, exceptions: [storm, ...exceptions] }) }
  const vocabulary = buildVocabulary(sampleMenu)
  /** A Saturday afternoon. */
  const now = new Date('2026-11-21T20:00:00Z')
  const say = (message: string) =>
    replyTo({ message, vocabulary, facts: { location, now, specials: [] }, context: [] }).response

  it.each([
    ['Are you open on Thanksgiving?', 'On Thu, Nov 26 we are closed.'],
    ['are you open christmas eve', 'On Thu, Dec 24 we are open 10:30 AM-6:00 PM.'],
    ['What are your hours on Christmas?', 'On Fri, Dec 25 we are closed.'],
    ['When do you open on December 24th?', 'On Thu, Dec 24 we are open 10:30 AM-6:00 PM.'],
    ['are you open on the 4th of July?', 'On Sun, Jul 4 we are open 11:30 AM-9:30 PM.'],
    ['Do you close for Hurricane Nina?', 'On Mon, Nov 23 we are closed (Hurricane Nina).'],
    ['are you open on monday', 'On Monday we are closed (Hurricane Nina).'],
    ['What are your hours tomorrow?', 'On Sunday we are open 11:30 AM-9:30 PM.'],
  ])('%s %s', (question, answer) => {
    expect(say(question)).toBe(answer)
  })
})
