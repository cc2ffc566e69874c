import { formatAmountWithUnit } from '#base/format'
import { Box } from '@chakra-ui/react/box'
import {
  getCountDifference,
  getCountedHundredths,
  getCountProgress,
  getDifferenceCents,
  type StockCount,
} from './count'
import { CountDifference } from './count-difference'
import { CountInput } from './count-input'
import { PacksHint } from './packs-hint'
import { Flex } from '@chakra-ui/react/flex'
import { useRef, useState } from 'react'
import { formatCents } from '#shared/platform/money'
import { stockCategories } from '#shared/inventory/contract'
import { blindCountStore, useCountStore, useIsBlindCount, useStockCount, useSubmitCount } from './use-count'
import { Button } from '#ui/chakra/button'
import { Heading } from '#ui/chakra/heading'
import { Text } from '@chakra-ui/react/text'
import { chakra } from '@chakra-ui/react/styled-system'
import type { StockRow } from '../stock/stock-rows'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { formatLabel } from '../format'

type CountReviewProps = { readonly rows: readonly StockRow[]; readonly count: StockCount; readonly onBack: () => void }

/** Lists the differences before they are recorded, and the result of each line afterwards. */
function CountReview({ rows, count, onBack }: CountReviewProps) {
  const { mutate: send, isPending } = useSubmitCount()
  const { clear } = useCountStore()
  const { due, asExpected } = getCountProgress(count)
  const differences = rows.flatMap(({ stock }) => {
    const line = count[stock.item.id]
    return line && (getCountDifference(line) ?? 0) !== 0 ? [{ item: stock.item, line }] : []
  })
  const totalCents = differences.reduce((sum, { item, line }) => sum + (getDifferenceCents(line, item) ?? 0), 0)
  return (
    <Box as="section" aria-labelledby="review-title" maxW="3xl">
      <Heading as="h2" size="md" id="review-title">
        Differences
      </Heading>
      <Text mt="1" mb="3" color="fg.muted">
        {asExpected === 1 ? '1 item is as expected.' : `${asExpected} items are as expected.`}{' '}
        {differences.length === 0 && 'Nothing differs, so there is nothing to record.'}
      </Text>
      {totalCents !== 0 && (
        <Text mb="3" fontWeight="semibold">
          {formatCents(Math.abs(totalCents))} {totalCents < 0 ? 'less' : 'more'} than on the books
        </Text>
      )}
      <ul>
        {differences.map(({ item, line }) => (
          <Flex as="li" key={item.id} py="3" gap="4" justify="space-between" wrap="wrap" borderTopWidth="1px">
            <Box>
              <Box fontWeight="semibold">{item.name}</Box>
              <Box fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                {formatAmountWithUnit(line.expected, item.unit)} on the books,{' '}
                {formatAmountWithUnit((getCountedHundredths(line) ?? 0) / 100, item.unit)} counted
              </Box>
              {line.failure && !line.isRecorded && (
                <Box role="alert" fontSize="sm" color="danger.fg">
                  Not recorded: {line.failure}
                </Box>
              )}
            </Box>
            <Box textAlign="end" fontVariantNumeric="tabular-nums">
              <CountDifference line={line} item={item} />
              {line.isRecorded && <Box color="success.fg">Recorded</Box>}
            </Box>
          </Flex>
        ))}
      </ul>
      <Flex mt="5" gap="3" wrap="wrap">
        <Button variant="outline" disabled={isPending} onClick={onBack}>
          Back to counting
        </Button>
        {differences.length === 0 ? (
          <Button onClick={clear}>Finish the count</Button>
        ) : (
          <Button disabled={isPending || due === 0} aria-busy={isPending} onClick={() => send()}>
            {isPending ? 'Recording…' : due === 1 ? 'Record 1 difference' : `Record ${due} differences`}
          </Button>
        )}
      </Flex>
    </Box>
  )
}

/** Counts stock: enter the quantities, review the differences, record them. */
export function CountMode({ rows }: { readonly rows: readonly StockRow[] }) {
  const count = useStockCount()
  const { clear } = useCountStore()
  const progress = getCountProgress(count)
  const [isReviewing, setReviewing] = useState(false)
  const isBlind = useIsBlindCount()
  const [isConfirmingClear, setConfirmingClear] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  // Nothing that was typed is left out silently: what isn't a number is corrected first.
  const review = () => {
    if (progress.unread === 0) setReviewing(true)
    else list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  // After recording, the next count starts with the list.
  if (isReviewing && progress.counted === 0) setReviewing(false)
  if (isReviewing) return <CountReview rows={rows} count={count} onBack={() => setReviewing(false)} />
  return (
    <Box ref={list}>
      <Text color="fg.muted" maxW="2xl">
        Enter the quantity of each item, and leave items blank to skip them. You review the differences before anything
        is recorded, and a reload loses nothing.
      </Text>
      <PacksHint rows={rows} />
      <chakra.label display="flex" alignItems="center" gap="2.5" minH="11" mt="3" maxW="2xl" cursor="pointer">
        <chakra.input
          type="checkbox"
          width="5"
          height="5"
          accentColor="var(--ember-solid)"
          checked={isBlind}
          onChange={({ target }) => blindCountStore.set(target.checked)}
        />
        Blind count: hide the stock on the books until the review
      </chakra.label>
      {stockCategories.map((category) => (
        <Box as="section" key={category} mt="6">
          <Heading as="h2" size="md" mb="2">
            {formatLabel(category)}
          </Heading>
          <ul>
            {rows
              .filter(({ stock }) => stock.item.category === category)
              .map(({ stock }) => (
                <CountInput key={stock.id} stock={stock} line={count[stock.item.id]} isBlind={isBlind} />
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
          {progress.counted} of {rows.length} counted{!isBlind && `, ${progress.due} differ`}
          {progress.unread > 0 && <chakra.span color="danger.fg">, {progress.unread} not a number</chakra.span>}
        </Box>
        {progress.counted + progress.unread > 0 && (
          <Button variant="ghost" onClick={() => setConfirmingClear(true)}>
            Start over
          </Button>
        )}
        <Button disabled={progress.counted + progress.unread === 0} onClick={review}>
          Review differences
        </Button>
      </Flex>
      {isConfirmingClear && (
        <ConfirmDialog
          title="Start over?"
          confirmLabel="Discard count"
          keepLabel="Keep counting"
          onConfirm={clear}
          onClose={() => setConfirmingClear(false)}
        >
          Your count so far is discarded. Nothing is recorded.
        </ConfirmDialog>
      )}
    </Box>
  )
}
