import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from 'wouter'
import { useCartLines } from '#base/cart/use-cart-lines'
import { useJoinedGroup } from '#base/group/joined'
import type { JoinedGroup } from '#base/group/joined'
import { useAddCartToGroup } from '../use-add-cart'

const Bar = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    mb: '3',
    ps: '4',
    pe: '2',
    py: '2',
    borderRadius: 'xl',
    bg: 'accent.subtle',
    color: 'accent.fg',
    fontSize: 'sm',
    fontWeight: 'semibold',
    '& span': { minW: '0', overflowWrap: 'anywhere' },
  },
})

function Adding({ joined }: { readonly joined: JoinedGroup }) {
  const { add, isAdding } = useAddCartToGroup(joined)
  const hasDishes = useCartLines().length > 0
  const [, navigate] = useLocation()
  return (
    <Bar aria-label="Group order">
      <span>
        Adding to {joined.isHost ? 'your group’s' : `${joined.hostName}’s`} order as {joined.name}
      </span>
      <Button
        type="button"
        size="sm"
        variant="outline"
        flexShrink="0"
        disabled={isAdding}
        onClick={hasDishes ? add : () => navigate(`/group/${joined.id}`)}
      >
        Done
      </Button>
    </Bar>
  )
}

/** Over the menu, while one adds to a group's order: whose it is, and the way back. */
export function GroupBar() {
  const joined = useJoinedGroup()
  return joined && joined.takenOver === null ? <Adding joined={joined} /> : null
}
