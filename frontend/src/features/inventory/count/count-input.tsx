import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { useId } from 'react'
import type { Stock } from '#shared/inventory/contract'
import { findAmountError } from '#shared/platform/typed-amount'
import { isBlank } from '#shared/platform/text'
import { formatAmountWithUnit } from '#base/format'
import { CountDifference } from './count-difference'
import { getCountedHundredths, type CountLine } from './count'
import { useCountStore } from './use-count'
import { TextInput } from '#ui/chakra/controls'

type AmountInputProps = {
  readonly id: string
  /** The name of the field, if it isn't that of the item. */
  readonly label?: string
  readonly unit: string
  readonly value: string
  readonly describedBy: string
  readonly onType: (typed: string) => void
}

const AmountInput = ({ id, label, unit, value, describedBy, onType }: AmountInputProps) => (
  <Flex align="center" justify="flex-end" gap="2">
    <TextInput
      id={id}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      aria-describedby={describedBy}
      aria-invalid={(!isBlank(value) && findAmountError(value) !== undefined) || undefined}
      maxLength={10}
      width={{ base: '24', sm: '36' }}
      minH="14"
      fontSize="2xl"
      textAlign="end"
      fontVariantNumeric="tabular-nums"
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
    <Box width={label ? '24' : '14'} color="fg.muted" display={label ? 'block' : { base: 'none', sm: 'block' }}>
      {unit}
    </Box>
  </Flex>
)

type CountInputProps = {
  readonly stock: Stock
  readonly line: CountLine | undefined
  /** Whether the stock on the books is hidden, so that it doesn't influence the count. */
  readonly isBlind: boolean
}

/** One item with a large field for its counted quantity, and one for each of its packs. */
export function CountInput({ stock, line, isBlind }: CountInputProps) {
  const id = useId()
  const store = useCountStore()
  const { item, currentStock } = stock
  // A count that has begun keeps what the packs held then.
  const packs = line?.packs ?? (item.packs ?? []).map((pack) => ({ ...pack, count: '' }))
  const typed = line?.counted ?? ''
  const invalid = [typed, ...packs.map(({ count }) => count)].find(
    (text) => !isBlank(text) && findAmountError(text) !== undefined,
  )
  const total = line && packs.length > 0 ? getCountedHundredths(line) : undefined
  const describedBy = invalid === undefined ? `${id}-hint` : `${id}-hint ${id}-error`
  const set = (next: Pick<CountLine, 'counted' | 'packs'>) => store.set(item.id, { ...next, expected: currentStock })
  return (
    <Flex as="li" align="center" justify="space-between" gap="4" py="2.5" borderTopWidth="1px">
      <Box minW="0">
        <label htmlFor={id}>
          <Box as="span" fontWeight="semibold" fontSize="lg">
            {item.name}
          </Box>
        </label>
        <Box fontSize="sm" color="fg.muted" id={`${id}-hint`}>
          {isBlind
            ? `Count in ${item.unit}`
            : `${formatAmountWithUnit(line?.expected ?? currentStock, item.unit)} on the books`}
        </Box>
        {total !== undefined && <Box fontSize="sm">{formatAmountWithUnit(total / 100, item.unit)} counted</Box>}
        {line && !isBlind && <CountDifference line={line} item={item} />}
        {invalid !== undefined && (
          <Box fontSize="sm" color="danger.fg" id={`${id}-error`}>
            {findAmountError(invalid)}
          </Box>
        )}
      </Box>
      <Box display="grid" gap="2" flex="0 0 auto">
        {packs.map((pack, index) => (
          <AmountInput
            key={pack.name}
            id={`${id}-${index}`}
            label={`${item.name}, ${pack.name}`}
            unit={pack.name}
            value={pack.count}
            describedBy={describedBy}
            onType={(count) =>
              set({ counted: typed, packs: packs.map((one) => (one === pack ? { ...one, count } : one)) })
            }
          />
        ))}
        <AmountInput
          id={id}
          {...(packs.length > 0 && { label: `${item.name}, loose ${item.unit}` })}
          unit={item.unit}
          value={typed}
          describedBy={describedBy}
          onType={(counted) => set(packs.length > 0 ? { counted, packs } : { counted })}
        />
      </Box>
    </Flex>
  )
}
