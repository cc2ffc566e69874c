import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import type { StockRow } from '../stock-list'
import { formatDaysLeft, formatLabel, formatMoney, formatQuantity } from '../words'
import { StatusBadge } from './status-badge'
import { RowCard, LabelledFigure } from './table'

type StockCardsProps = {
  readonly rows: readonly StockRow[]
  readonly onRecord: ((itemId: number) => void) | undefined
}

export const StockCards = ({ rows, onRecord }: StockCardsProps) => (
  <Grid as="ul" gap="3">
    {rows.map(({ stock, status, value, daysLeft }) => (
      <RowCard key={stock.id}>
        <Flex justify="space-between" align="flex-start" gap="3" mb="2">
          <Heading as="h3" size="xs">
            {stock.item.name}
          </Heading>
          <StatusBadge status={status} />
        </Flex>
        <Grid as="dl" gap="1" fontSize="sm">
          <LabelledFigure label="In stock">{`${formatQuantity(stock.currentStock)} ${stock.item.unit}`}</LabelledFigure>
          <LabelledFigure label="Minimum">{`${formatQuantity(stock.minimumStock)} ${stock.item.unit}`}</LabelledFigure>
          <LabelledFigure label="Days left">{formatDaysLeft(daysLeft)}</LabelledFigure>
          <LabelledFigure label="Value">{formatMoney(value)}</LabelledFigure>
          <LabelledFigure label="Category">{formatLabel(stock.item.category)}</LabelledFigure>
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
      </RowCard>
    ))}
  </Grid>
)
