import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Link } from 'wouter'
import { menuViewHash } from '#base/menu/view'
import { useRecommendedCategories } from '../api/use-recommended-categories'
import { TitledPanel } from './panel'

/** What this user likes; nothing is shown while it is not known. */
export function RecommendedCategories() {
  const { data = [] } = useRecommendedCategories()
  if (data.length === 0) return null
  return (
    <TitledPanel title="Recommended for You">
      <Flex gap="3" wrap="wrap">
        {data.map(({ id, name }) => (
          <Button key={id} asChild variant="subtle">
            <Link href={`/menu${menuViewHash(id)}`}>{name}</Link>
          </Button>
        ))}
      </Flex>
    </TitledPanel>
  )
}
