import fingerprints from '../../functions/locations/checklist/sample-fingerprints.json'
import { listFingerprints } from '#functions/locations/checklist/sample-fingerprints'
import { seed } from './seed'

const { dishes, categories, specials, ingredients } = seed

/** After a change of the sample, paste the received list into `sample-fingerprints.json`. */
it('the checklist knows every text, recipe, cost and supplier of the sample', () => {
  expect(fingerprints).toEqual(
    listFingerprints({ texts: [...dishes, ...categories, ...specials], dishes, ingredients }),
  )
})
