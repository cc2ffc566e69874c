import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { useId } from 'react'
import type { Stock } from '#shared/contract/inventory'
import { INVALID_AMOUNT_MESSAGE } from '#shared/terms/amount'
import { formatAmountWithUnit } from '#base/amount-text'
import { parseCountedHundredths } from './count'
import type { CountLine } from './count'
import { countStore } from './count-store'
import { CountDifference } from './difference'

type CountInputProps = { readonly stock: Stock; readonly line: CountLine | undefined }

/** One item on the shelf, with a field that can be hit with a thumb. */
export function CountInput({ stock, line }: CountInputProps) {
  const id = useId()
  const { item, currentStock } = stock
  const typed = line?.counted ?? ''
  const isWrong = typed.trim() !== '' && parseCountedHundredths(typed) === undefined
  return (
    <Flex as="li" align="center" justify="space-between" gap="4" py="2.5" borderTopWidth="1px">
      <Box minW="0">
        <label htmlFor={id}>
          <Box as="span" fontWeight="semibold" fontSize="lg">
            {item.name}
          </Box>
        </label>
        <Box fontSize="sm" color="fg.muted" id={`${id}-hint`}>
          {formatAmountWithUnit(line?.expected ?? currentStock, item.unit)} on the books
        </Box>
        {line && <CountDifference line={line} unit={item.unit} />}
        {isWrong && (
          <Box fontSize="sm" color="danger.fg" id={`${id}-error`}>
            {INVALID_AMOUNT_MESSAGE}
          </Box>
        )}
      </Box>
      <Flex align="center" gap="2" flex="0 0 auto">
        <Input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          aria-describedby={isWrong ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={isWrong || undefined}
          maxLength={10}
          width={{ base: '24', sm: '36' }}
          minH="14"
          fontSize="2xl"
          textAlign="end"
          fontVariantNumeric="tabular-nums"
          value={typed}
          onChange={(event) =>
            countStore.set(item.id, { counted: event.target.value.replace(',', '.'), expected: currentStock })
          }
        />
        <Box width="14" color="fg.muted" display={{ base: 'none', sm: 'block' }}>
          {item.unit}
        </Box>
      </Flex>
    </Flex>
  )
}
