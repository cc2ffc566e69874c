import { PageFrame } from '#base/page/page-frame'
import { ControlSpecimens } from './control-specimens'
import { FieldSpecimens } from './field-specimens'
import { FoodSpecimens, TokenSpecimens } from './content-specimens'
import { MessageSpecimens, StateSpecimens } from './state-specimens'

/**
 * Shows every shared component in each of its states. Only development builds contain this page.
 */
export const CataloguePage = () => (
  <PageFrame title="Catalogue" lead="The shared components as the product uses them, in both schemes.">
    <TokenSpecimens />
    <ControlSpecimens />
    <FieldSpecimens />
    <MessageSpecimens />
    <StateSpecimens />
    <FoodSpecimens />
  </PageFrame>
)
