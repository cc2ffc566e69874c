import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Link } from 'wouter'
import { hashOf } from '#base/menu/view'
import { useRecommendedCategories } from '../api/use-recommended-categories'
import { Panel } from './panel'

/** What this user likes; nothing is shown while it is not known. */
export function RecommendedCategories() {
  const { data = [] } = useRecommendedCategories()
  if (data.length === 0) return null
  return (
    <Panel title="Recommended for You">
      <Flex gap="3" wrap="wrap">
        {data.map(({ id, name }) => (
          <Button key={id} asChild variant="subtle">
            <Link href={`/menu${hashOf(id)}`}>{name}</Link>
          </Button>
        ))}
      </Flex>
    </Panel>
  )
}
