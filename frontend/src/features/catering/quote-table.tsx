import { chakra } from '@chakra-ui/react/styled-system'
import type { EventQuote } from '#shared/catering/contract'
import { formatDecimal } from '#shared/platform/money'

const Rows = chakra('dl', { base: { display: 'grid', gap: '2', fontVariantNumeric: 'tabular-nums' } })

const Row = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    '&[data-strong]': { fontWeight: 'semibold', pt: '2', borderTopWidth: '1px' },
  },
})

type AmountProps = { readonly label: string; readonly amount: string; readonly isStrong?: boolean }

const Amount = ({ label, amount, isStrong = false }: AmountProps) => (
  <Row {...(isStrong && { 'data-strong': '' })}>
    <dt>{label}</dt>
    <dd>{formatDecimal(amount)}</dd>
  </Row>
)

/** The lines and amounts of a quote. */
export const QuoteTable = ({ quote }: { readonly quote: EventQuote }) => (
  <Rows>
    {quote.lines.map(({ name, quantity, totalPrice, notes }, index) => (
      <Amount
        key={`${index} ${name}`}
        label={`${quantity}× ${name}${notes === '' ? '' : ` (${notes})`}`}
        amount={totalPrice}
      />
    ))}
    <Amount label="Subtotal" amount={quote.subtotal} isStrong />
    {quote.serviceCharge !== '0.00' && (
      <Amount label={`Service Charge (${quote.serviceChargePercent}%)`} amount={quote.serviceCharge} />
    )}
    <Amount label="Tax" amount={quote.tax} />
    <Amount label="Total" amount={quote.total} isStrong />
    {quote.deposit !== '0.00' && (
      <>
        <Amount label="Deposit" amount={quote.deposit} />
        <Amount label="Balance due" amount={quote.balanceDue} />
      </>
    )}
  </Rows>
)
