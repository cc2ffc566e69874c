import { dietInForce } from './dietary-choice'
import { noPreferences } from './dietary-filters'
import type { Preference } from './dietary-filters'

const wanting = (...preferences: readonly Preference[]) => ({
  ...noPreferences,
  ...Object.fromEntries(preferences.map((preference) => [preference, true])),
})

const nothing = { who: null, choice: null, saved: undefined, kept: null }
const dana = { ...nothing, who: 'dana' }
const asGuest = (...preferences: readonly Preference[]) => ({
  userId: null,
  preferences: wanting(...preferences),
  isWhole: false,
})
const asDana = (isWhole: boolean, ...preferences: readonly Preference[]) => ({
  userId: 'dana',
  preferences: wanting(...preferences),
  isWhole,
})

describe('the filters in force are', () => {
  it('what a guest chose, and nothing before that', () => {
    expect(dietInForce(nothing)).toEqual(noPreferences)
    expect(dietInForce({ ...nothing, choice: asGuest('nutFree') })).toEqual(wanting('nutFree'))
  })

  it('what the account saved, until something else is chosen in this visit', () => {
    const saved = wanting('nutFree', 'noSoy')
    expect(dietInForce({ ...dana, saved })).toEqual(saved)
    expect(dietInForce({ ...dana, saved, choice: asDana(true, 'noSoy') })).toEqual(wanting('noSoy'))
  })

  it('after signing in, what is saved and what was chosen as a guest: neither takes away from the other', () => {
    const saved = wanting('nutFree')
    expect(dietInForce({ ...dana, saved, choice: asGuest('noSoy') })).toEqual(wanting('nutFree', 'noSoy'))
    expect(dietInForce({ ...dana, saved, choice: asGuest() })).toEqual(saved)
  })

  it('where the account’s can’t be read, those that this device last knew of the same person', () => {
    const kept = { userId: 'dana', preferences: wanting('nutFree') }
    expect(dietInForce({ ...dana, kept })).toEqual(wanting('nutFree'))
    expect(dietInForce({ ...dana, kept, choice: asGuest('noSoy') })).toEqual(wanting('nutFree', 'noSoy'))
    expect(dietInForce({ ...dana, kept, saved: wanting('noDairy') })).toEqual(wanting('noDairy'))
    expect(dietInForce({ ...nothing, who: 'lee', kept })).toEqual(noPreferences)
    expect(dietInForce({ ...nothing, kept })).toEqual(noPreferences)
  })

  it('what was chosen without knowing the saved ones, and those too once they are read', () => {
    const choice = asDana(false, 'noSoy')
    const kept = { userId: 'dana', preferences: wanting('noDairy') }
    expect(dietInForce({ ...dana, choice, kept })).toEqual(wanting('noSoy'))
    expect(dietInForce({ ...dana, choice, saved: wanting('nutFree') })).toEqual(wanting('noSoy', 'nutFree'))
  })

  it('never what somebody else chose before', () => {
    expect(dietInForce({ ...nothing, choice: asDana(true, 'nutFree') })).toEqual(noPreferences)
    expect(dietInForce({ ...nothing, who: 'lee', choice: asDana(true, 'nutFree') })).toEqual(noPreferences)
  })
})
