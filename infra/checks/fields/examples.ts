import type { Examples } from './example'
import { accountExamples } from './examples/accounts'
import { cateringExamples } from './examples/catering'
import { deskExamples } from './examples/desk'
import { giftCardExamples } from './examples/gift-cards'
import { groupExamples } from './examples/groups'
import { guestExamples } from './examples/guests'
import { kitchenExamples } from './examples/kitchen'
import { menuExamples } from './examples/menu'
import { optionGroupExamples } from './examples/option-groups'
import { orderExamples } from './examples/orders'
import { stockExamples } from './examples/stock'
import { teamExamples } from './examples/team'
import { trainingExamples } from './examples/training'

/** The examples of all calls. */
export const examples: Examples = {
  ...accountExamples,
  ...cateringExamples,
  ...deskExamples,
  ...giftCardExamples,
  ...groupExamples,
  ...guestExamples,
  ...kitchenExamples,
  ...menuExamples,
  ...optionGroupExamples,
  ...orderExamples,
  ...stockExamples,
  ...teamExamples,
  ...trainingExamples,
}
