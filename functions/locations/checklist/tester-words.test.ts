import { listTesterValuesOf } from '../../platform/change-log/tester-values'
import { wordTesterValue } from './tester-words'

const recipe = (quantity: number) => [{ ingredientId: 39, hundredths: quantity }]
const group = (quantity: number) => [
  { id: 'rice', name: 'Rice', options: [{ id: 'steamed', name: 'Steamed rice', recipe: recipe(quantity) }] },
]

it('a changed recipe is named by its option and not by the number of an ingredient', () => {
  const changedAtTestSite = { at: '', was: { 'optionGroups/rice/options/steamed/recipe/39/hundredths': '35' } }
  const record = { optionGroups: group(40), changedAtTestSite }
  const worded = listTesterValuesOf(record).map(wordTesterValue)
  expect(worded).toContainEqual({ of: 'recipes', label: 'option Steamed rice, recipe', text: '', was: '' })
  expect(worded.map(({ label }) => label).join()).not.toMatch(/39/)
})

it('a field that is yes or no says so', () => {
  const changedAtTestSite = { at: '', was: { isCounted: 'yes' } }
  const level = { isCounted: false, changedAtTestSite }
  expect(listTesterValuesOf(level).map(wordTesterValue)).toEqual([
    { of: 'stock', label: 'counted', text: 'no', was: 'yes' },
  ])
})
