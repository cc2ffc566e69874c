import { getCategoryPicture } from '#shared/menu/pictures/picture'
import { categoryIds } from '#shared/menu/category-ids'
import { HeroActions, PageHero } from '#base/page/page-hero'
import { ButtonLink } from '#ui/button'

export const NotFoundPage = () => (
  <PageHero
    title="404 Page Not Found"
    eyebrow="Not on the menu"
    lead="Nothing is cooking at this address. The menu is a good place to start again."
    picture={getCategoryPicture(categoryIds.sushi)}
  >
    <HeroActions>
      <ButtonLink size="lg" href="/menu">
        See the menu
      </ButtonLink>
      <ButtonLink size="lg" variant="outline" href="/">
        Go home
      </ButtonLink>
      <ButtonLink size="lg" variant="ghost" href="/find-order">
        Find my order
      </ButtonLink>
    </HeroActions>
  </PageHero>
)
