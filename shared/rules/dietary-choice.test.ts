import { getActiveDiet } from './dietary-choice'
import { NO_DIETARY_PREFERENCES } from './dietary-filters'
import type { DietaryPreference } from './dietary-filters'

const wanting = (...preferences: readonly DietaryPreference[]) => ({
  ...NO_DIETARY_PREFERENCES,
  ...Object.fromEntries(preferences.map((preference) => [preference, true])),
})

const nothing = { who: null, choice: null, saved: undefined, kept: null }
const dana = { ...nothing, who: 'dana' }
const asGuest = (...preferences: readonly DietaryPreference[]) => ({
  userId: null,
  preferences: wanting(...preferences),
  isWhole: false,
})
const asDana = (isWhole: boolean, ...preferences: readonly DietaryPreference[]) => ({
  userId: 'dana',
  preferences: wanting(...preferences),
  isWhole,
})

describe('the filters in force are', () => {
  it('what a guest chose, and nothing before that', () => {
    expect(getActiveDiet(nothing)).toEqual(NO_DIETARY_PREFERENCES)
    expect(getActiveDiet({ ...nothing, choice: asGuest('nutFree') })).toEqual(wanting('nutFree'))
  })

  it('what the account saved, until something else is chosen in this visit', () => {
    const saved = wanting('nutFree', 'noSoy')
    expect(getActiveDiet({ ...dana, saved })).toEqual(saved)
    expect(getActiveDiet({ ...dana, saved, choice: asDana(true, 'noSoy') })).toEqual(wanting('noSoy'))
  })

  it('after signing in, what is saved and what was chosen as a guest: neither takes away from the other', () => {
    const saved = wanting('nutFree')
    expect(getActiveDiet({ ...dana, saved, choice: asGuest('noSoy') })).toEqual(wanting('nutFree', 'noSoy'))
    expect(getActiveDiet({ ...dana, saved, choice: asGuest() })).toEqual(saved)
  })

  it('where the account’s can’t be read, those that this device last knew of the same person', () => {
    const kept = { userId: 'dana', preferences: wanting('nutFree') }
    expect(getActiveDiet({ ...dana, kept })).toEqual(wanting('nutFree'))
    expect(getActiveDiet({ ...dana, kept, choice: asGuest('noSoy') })).toEqual(wanting('nutFree', 'noSoy'))
    expect(getActiveDiet({ ...dana, kept, saved: wanting('noDairy') })).toEqual(wanting('noDairy'))
    expect(getActiveDiet({ ...nothing, who: 'lee', kept })).toEqual(NO_DIETARY_PREFERENCES)
    expect(getActiveDiet({ ...nothing, kept })).toEqual(NO_DIETARY_PREFERENCES)
  })

  it('what was chosen without knowing the saved ones, and those too once they are read', () => {
    const choice = asDana(false, 'noSoy')
    const kept = { userId: 'dana', preferences: wanting('noDairy') }
    expect(getActiveDiet({ ...dana, choice, kept })).toEqual(wanting('noSoy'))
    expect(getActiveDiet({ ...dana, choice, saved: wanting('nutFree') })).toEqual(wanting('noSoy', 'nutFree'))
  })

  it('never what somebody else chose before', () => {
    expect(getActiveDiet({ ...nothing, choice: asDana(true, 'nutFree') })).toEqual(NO_DIETARY_PREFERENCES)
    expect(getActiveDiet({ ...nothing, who: 'lee', choice: asDana(true, 'nutFree') })).toEqual(NO_DIETARY_PREFERENCES)
  })
})
