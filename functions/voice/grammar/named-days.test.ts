import { locations } from '#shared/locations/index'
import { toLocationHours, toOpeningHours } from '#shared/rules/hours-told'
import { sampleMenu } from '#infra/testkit/seed-menu'
import { understand } from './understand'
import { buildVocabulary } from './vocabulary'

const [henpr] = locations
const { weekly, exceptions } = toOpeningHours(henpr.hours)
const storm = { date: '2026-11-23', closed: true, opens: null, closes: null, note: 'Hurricane Nina' }
const location = { ...henpr, hours: toLocationHours({ weekly, exceptions: [storm, ...exceptions] }) }
const vocabulary = buildVocabulary(sampleMenu)
/** A Saturday afternoon. */
const now = new Date('2026-11-21T20:00:00Z')
const say = (message: string) =>
  understand({ message, vocabulary, facts: { location, now, specials: [] }, context: [] }).response

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
