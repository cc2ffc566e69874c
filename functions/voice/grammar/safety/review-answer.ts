import type { Answer } from '../answer'
import type { GuestMessage } from '../edit/intent'
import { answerAskedAllergens, confirmNamedAllergens } from './food-warnings'
import { confirmKnownNeeds, noteKnownAllergies } from './known-needs'
import { confirmRefusedFoods } from './refused-foods'
import { confirmStatedNeeds } from './stated-needs'

const reviews = [
  answerAskedAllergens,
  confirmNamedAllergens,
  confirmRefusedFoods,
  confirmStatedNeeds,
  confirmKnownNeeds,
  noteKnownAllergies,
]

/** Lets the guest confirm each line that is against what this message or an earlier one said. */
export const reviewAnswer = (answer: Answer, input: GuestMessage): Answer =>
  reviews.reduce((reviewed, review) => review(reviewed, input), answer)
