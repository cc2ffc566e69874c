import { QueryProvider } from '#base/loading/with-queries'
import { DishSheet } from './dish-sheet'

export { warmUpRender } from './rehearse'

/** The dish's sheet with what the landing page starts without. */
export const DishSheetOverlay = ({ name }: { readonly name: string }) => (
  <QueryProvider>
    <DishSheet name={name} />
  </QueryProvider>
)
