import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Link } from 'wouter'
import { getCategoryPicture } from '#shared/menu/pictures/picture'
import { categoryIds } from '#shared/menu/category-ids'
import { PageHero } from '#base/page/page-hero'

export const NotFoundPage = () => (
  <PageHero
    title="404 Page Not Found"
    eyebrow="Not on the menu"
    lead="Nothing is cooking at this address. The menu is a good place to start again."
    picture={getCategoryPicture(categoryIds.sushi)}
  >
    <Flex mt="7" gap="2.5" flexWrap="wrap">
      <Button asChild size="lg">
        <Link href="/menu">See the menu</Link>
      </Button>
      <Button asChild size="lg" variant="outline">
        <Link href="/">Go home</Link>
      </Button>
      <Button asChild size="lg" variant="ghost">
        <Link href="/find-order">Find my order</Link>
      </Button>
    </Flex>
  </PageHero>
)
