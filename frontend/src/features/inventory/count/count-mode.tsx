import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { stockCategories } from '#shared/contract/inventory'
import { ConfirmDialog } from '#base/components/confirm-dialog'
import type { StockRow } from '../stock-list'
import { formatLabel } from '../words'
import { getCountProgress } from './count'
import { CountInput } from './count-input'
import { CountReview } from './count-review'
import { countStore, useStockCount } from './count-store'

/** Walks along the shelves: type what you count, see what differs, record it. */
export function CountMode({ rows }: { readonly rows: readonly StockRow[] }) {
  const count = useStockCount()
  const progress = getCountProgress(count)
  const [isReviewing, setReviewing] = useState(false)
  const [asksToClear, setAsksToClear] = useState(false)
  // All is recorded: the next count begins at the shelves again.
  if (isReviewing && progress.counted === 0) setReviewing(false)
  if (isReviewing) return <CountReview rows={rows} count={count} onBack={() => setReviewing(false)} />
  return (
    <Box>
      <Text color="fg.muted" maxW="2xl">
        Walk along the shelves and type what you count. Leave blank what you skip. Nothing is sent before you have seen
        the differences, and a reload loses nothing.
      </Text>
      {stockCategories.map((category) => (
        <Box as="section" key={category} mt="6">
          <Heading as="h2" size="md" mb="2">
            {formatLabel(category)}
          </Heading>
          <ul>
            {rows
              .filter(({ stock }) => stock.item.category === category)
              .map(({ stock }) => (
                <CountInput key={stock.id} stock={stock} line={count[stock.item.id]} />
              ))}
          </ul>
        </Box>
      ))}
      <Flex
        position="sticky"
        bottom="var(--dock-foot)"
        zIndex="sticky"
        mt="6"
        py="2"
        columnGap="3"
        rowGap="1"
        align="center"
        wrap="wrap"
        bg="bg.canvas"
        borderTopWidth="1px"
      >
        <Box
          role="status"
          flex={{ base: '1 0 100%', sm: '1' }}
          fontSize={{ base: 'sm', sm: 'md' }}
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
        >
          {progress.counted} of {rows.length} counted, {progress.due} differ
        </Box>
        {progress.counted > 0 && (
          <Button variant="ghost" onClick={() => setAsksToClear(true)}>
            Start over
          </Button>
        )}
        <Button disabled={progress.counted === 0} onClick={() => setReviewing(true)}>
          Review differences
        </Button>
      </Flex>
      {asksToClear && (
        <ConfirmDialog
          title="Start over?"
          confirmLabel="Throw the count away"
          keepLabel="Go on counting"
          onConfirm={countStore.clear}
          onClose={() => setAsksToClear(false)}
        >
          What you have counted so far is thrown away. Nothing is recorded.
        </ConfirmDialog>
      )}
    </Box>
  )
}
