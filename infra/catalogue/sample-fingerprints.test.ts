import fingerprints from '../../functions/locations/checklist/sample-fingerprints.json'
import { listFingerprints } from '#functions/locations/checklist/sample-fingerprints'
import { seed } from './seed'

const { dishes, categories, specials, ingredients, tiers, rewards } = seed

/** After a change of the sample, paste the received list into `sample-fingerprints.json`. */
it('the checklist knows every text, recipe, price, cost, supplier, tier and reward of the sample', () => {
  expect(fingerprints).toEqual(
    listFingerprints({ texts: [...dishes, ...categories, ...specials], dishes, ingredients, tiers, rewards }),
  )
})
