import { PageFrame } from '#base/components/page-frame'
import { ControlSpecimens } from './control-specimens'
import { FieldSpecimens } from './field-specimens'
import { FoodSpecimens } from './food-specimens'
import { MessageSpecimens } from './message-specimens'
import { StateSpecimens } from './state-specimens'
import { TokenSpecimens } from './token-specimens'

/**
 * Every shared component in each of its states. Part of development only: the built product has no
 * such page.
 */
export const CataloguePage = () => (
  <PageFrame title="Catalogue" lead="The shared components as the product uses them, in both schemes." width="wide">
    <TokenSpecimens />
    <ControlSpecimens />
    <FieldSpecimens />
    <MessageSpecimens />
    <StateSpecimens />
    <FoodSpecimens />
  </PageFrame>
)
