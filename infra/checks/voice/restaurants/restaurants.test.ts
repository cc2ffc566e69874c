import { getRightShare, measureRestaurants } from '../measure'
import { restaurants } from './build-menu'

const measured = measureRestaurants(20_261_124)
const ofRestaurant = (name: string) => measured.filter(({ corpus }) => corpus.startsWith(name))

test.each(Object.keys(restaurants))('orders at the %s are understood, items, options and quantities', (name) => {
  const own = ofRestaurant(name)
  expect(getRightShare(own)).toBeGreaterThanOrEqual(0.93)
  const byHand = own.filter(({ corpus }) => corpus.includes('by hand'))
  const wrong = byHand.filter(({ isRight }) => !isRight).map(({ message }) => message)
  expect(wrong.length <= byHand.length * 0.05 ? [] : wrong).toEqual([])
})

it('adds a dish that was not ordered in at most 1% of the sentences, and nothing that was refused', () => {
  const added = measured.filter(({ isFalseAddition }) => isFalseAddition)
  expect(added.length <= measured.length * 0.01 ? [] : added.map(({ message }) => message)).toEqual([])
  expect(measured.filter(({ isRefusedAdded }) => isRefusedAdded).map(({ message }) => message)).toEqual([])
})

it('is sure of a generated order that it misread in at most 0.15% of the sentences', () => {
  const generated = measured.filter(({ corpus }) => corpus.includes('generated'))
  const sure = generated.filter(({ isSureAndWrong }) => isSureAndWrong)
  expect(sure.length <= generated.length * 0.0015 ? [] : sure.map(({ message }) => message)).toEqual([])
})
