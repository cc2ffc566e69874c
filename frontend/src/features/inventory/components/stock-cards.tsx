import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import type { StockRow } from '../stock-list'
import { daysLeftText, labelOf, moneyText, quantityText } from '../words'
import { StatusBadge } from './status-badge'
import { Card, Pair } from './table'

type StockCardsProps = {
  readonly rows: readonly StockRow[]
  readonly onRecord: ((itemId: number) => void) | undefined
}

export const StockCards = ({ rows, onRecord }: StockCardsProps) => (
  <Grid as="ul" gap="3">
    {rows.map(({ stock, status, value, daysLeft }) => (
      <Card key={stock.id}>
        <Flex justify="space-between" align="flex-start" gap="3" mb="2">
          <Heading as="h3" size="xs">
            {stock.item.name}
          </Heading>
          <StatusBadge status={status} />
        </Flex>
        <Grid as="dl" gap="1" fontSize="sm">
          <Pair label="In stock">{`${quantityText(stock.currentStock)} ${stock.item.unit}`}</Pair>
          <Pair label="Minimum">{`${quantityText(stock.minimumStock)} ${stock.item.unit}`}</Pair>
          <Pair label="Days left">{daysLeftText(daysLeft)}</Pair>
          <Pair label="Value">{moneyText(value)}</Pair>
          <Pair label="Category">{labelOf(stock.item.category)}</Pair>
        </Grid>
        {onRecord && (
          <Button
            mt="3"
            width="100%"
            variant="outline"
            aria-label={`Record movement of ${stock.item.name}`}
            onClick={() => onRecord(stock.item.id)}
          >
            Record
          </Button>
        )}
      </Card>
    ))}
  </Grid>
)
