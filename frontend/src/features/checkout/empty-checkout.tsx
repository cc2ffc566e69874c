import { useEffect } from 'react'
import { getCategoryPicture } from '#shared/menu/pictures/picture'
import { categoryIds } from '#shared/menu/category-ids'
import { HeroActions, PageHero } from '#base/page/page-hero'
import { useOrderedElsewhere } from '#features/cart'
import { ButtonLink } from '#ui/button'

/** Without a cart. If another tab has ordered it, the page leads to that order. */
export function EmptyCheckout() {
  const ordered = useOrderedElsewhere()
  // It replaces a form that the guest may have scrolled.
  useEffect(() => window.scrollTo(0, 0), [])
  return (
    <PageHero
      title="Checkout"
      heading="Your cart is empty"
      eyebrow="Checkout"
      lead={
        ordered ? `You ordered: ticket ${ordered.ticketNumber}.` : 'Add something from the menu, and it shows up here.'
      }
      picture={getCategoryPicture(categoryIds.hibachi)}
    >
      <HeroActions>
        {ordered && (
          <ButtonLink size="lg" href={`/orders/${ordered.id}/tracking`}>
            See your order
          </ButtonLink>
        )}
        <ButtonLink size="lg" variant={ordered ? 'outline' : 'solid'} href="/menu">
          Browse Menu
        </ButtonLink>
      </HeroActions>
    </PageHero>
  )
}
