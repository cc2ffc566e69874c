import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import type { ReactNode } from 'react'
import { formatCents, type Cents } from '#shared/platform/money'
import { useDialogWords } from '#base/language/use-dialog-words'

type PlaceBarProps = {
  /** The id of the form that the button sends. */
  readonly form: string
  readonly totalCents: Cents
  readonly isReady: boolean
  readonly isPending: boolean
  readonly children: ReactNode
}

/** The ready time, the total and the button, which stay in sight whatever the caller orders. */
export function PlaceBar({ form, totalCents, isReady, isPending, children }: PlaceBarProps) {
  const { editing, phoneOrder: words } = useDialogWords()
  return (
    <Flex
      position="sticky"
      bottom="0"
      zIndex="docked"
      wrap="wrap"
      align="center"
      justify="flex-end"
      columnGap="6"
      rowGap="2"
      mt="4"
      mx={{ base: '-4', md: '-8' }}
      px={{ base: '4', md: '8' }}
      py="3"
      bg="bg.floating"
      borderTopWidth="1px"
      borderColor="border.strong"
    >
      <Box flex="1 1 16rem">{children}</Box>
      {totalCents > 0 && (
        <Box fontSize="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {editing.total} {formatCents(totalCents)}
        </Box>
      )}
      <Button type="submit" form={form} size="lg" disabled={!isReady || isPending} aria-busy={isPending}>
        {isPending ? words.placing : words.place}
      </Button>
    </Flex>
  )
}
