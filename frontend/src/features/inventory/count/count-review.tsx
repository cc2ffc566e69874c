import { formatAmountWithUnit } from '#base/amount-text'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import type { StockRow } from '../stock-list'
import { getCountDifference, getCountProgress } from './count'
import type { StockCount } from './count'
import { countStore } from './count-store'
import { CountDifference } from './difference'
import { useSubmitCount } from './use-send-count'

type CountReviewProps = { readonly rows: readonly StockRow[]; readonly count: StockCount; readonly onBack: () => void }

/** What differs, before anything is sent; afterwards, what became of each line. */
export function CountReview({ rows, count, onBack }: CountReviewProps) {
  const { mutate: send, isPending } = useSubmitCount()
  const { due, asExpected } = getCountProgress(count)
  const differing = rows.flatMap(({ stock }) => {
    const line = count[stock.item.id]
    return line && (getCountDifference(line) ?? 0) !== 0 ? [{ item: stock.item, line }] : []
  })
  return (
    <Box as="section" aria-labelledby="review-title" maxW="3xl">
      <Heading as="h2" size="md" id="review-title">
        Differences
      </Heading>
      <Text mt="1" mb="3" color="fg.muted">
        {asExpected === 1 ? '1 item is as expected.' : `${asExpected} items are as expected.`}{' '}
        {differing.length === 0 && 'Nothing differs, so there is nothing to record.'}
      </Text>
      <ul>
        {differing.map(({ item, line }) => (
          <Flex as="li" key={item.id} py="3" gap="4" justify="space-between" wrap="wrap" borderTopWidth="1px">
            <Box>
              <Box fontWeight="semibold">{item.name}</Box>
              <Box fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                {formatAmountWithUnit(line.expected, item.unit)} on the books,{' '}
                {formatAmountWithUnit(line.counted, item.unit)} counted
              </Box>
              {line.failure && !line.isRecorded && (
                <Box role="alert" fontSize="sm" color="danger.fg">
                  Not recorded: {line.failure}
                </Box>
              )}
            </Box>
            <Box textAlign="end" fontVariantNumeric="tabular-nums">
              <CountDifference line={line} unit={item.unit} />
              {line.isRecorded && <Box color="success.fg">Recorded</Box>}
            </Box>
          </Flex>
        ))}
      </ul>
      <Flex mt="5" gap="3" wrap="wrap">
        <Button variant="outline" disabled={isPending} onClick={onBack}>
          Back to counting
        </Button>
        {differing.length === 0 ? (
          <Button onClick={countStore.clear}>Finish the count</Button>
        ) : (
          <Button disabled={isPending || due === 0} aria-busy={isPending} onClick={() => send()}>
            {isPending ? 'Recording…' : due === 1 ? 'Record 1 difference' : `Record ${due} differences`}
          </Button>
        )}
      </Flex>
    </Box>
  )
}
