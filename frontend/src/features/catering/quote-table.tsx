import { chakra } from '@chakra-ui/react/styled-system'
import { chargePurposes } from '#shared/locations/charges'
import type { EventQuote } from '#shared/catering/contract'
import { listLineDetails } from '#shared/catering/quote-text'
import { formatDecimal } from '#shared/platform/money'

const Rows = chakra('dl', { base: { display: 'grid', gap: '2', fontVariantNumeric: 'tabular-nums' } })

const Row = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    '& dt': { minW: '0', overflowWrap: 'anywhere' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
    '&[data-strong]': { fontWeight: 'semibold', pt: '2', borderTopWidth: '1px' },
  },
})

type AmountProps = {
  readonly label: string
  readonly amount: string
  readonly details?: readonly string[]
  readonly isStrong?: boolean
}

const Amount = ({ label, amount, details = [], isStrong = false }: AmountProps) => (
  <Row {...(isStrong && { 'data-strong': '' })}>
    <dt>
      {label}
      {details.map((detail) => (
        <small key={detail}>{detail}</small>
      ))}
    </dt>
    <dd>{formatDecimal(amount)}</dd>
  </Row>
)

type QuoteTableProps = {
  readonly quote: EventQuote
  readonly isDepositPaid: boolean
  /** Whether the event was cancelled, so that no balance is due. */
  readonly isOver: boolean
}

/** The lines and amounts of a quote. */
export const QuoteTable = ({ quote, isDepositPaid, isOver }: QuoteTableProps) => (
  <Rows>
    {quote.lines.map((line, index) => (
      <Amount
        key={`${index} ${line.name}`}
        label={`${line.quantity}× ${line.name}`}
        amount={line.totalPrice}
        details={listLineDetails(line)}
      />
    ))}
    <Amount label="Subtotal" amount={quote.subtotal} isStrong />
    {quote.serviceCharge !== '0.00' && (
      <Amount
        label={`Service charge (${quote.serviceChargePercent}%)`}
        amount={quote.serviceCharge}
        details={[`It ${chargePurposes.service}.`]}
      />
    )}
    <Amount label="Tax" amount={quote.tax} />
    <Amount label="Total" amount={quote.total} isStrong />
    {quote.deposit !== '0.00' && (
      <>
        <Amount label={isDepositPaid ? 'Deposit paid' : 'Deposit'} amount={quote.deposit} />
        {!isOver && (
          <Amount label={isDepositPaid ? 'Balance due' : 'Due after the deposit'} amount={quote.balanceDue} isStrong />
        )}
      </>
    )}
  </Rows>
)
