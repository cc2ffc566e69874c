import { WithQueries } from '#base/loading/with-queries'
import { DishSheet } from './dish-sheet'

export { rehearse } from './rehearse'

/** The dish's sheet with what the landing page starts without. */
export const DishOver = ({ name }: { readonly name: string }) => (
  <WithQueries>
    <DishSheet name={name} />
  </WithQueries>
)
