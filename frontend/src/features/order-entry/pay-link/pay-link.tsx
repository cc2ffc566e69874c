import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { encode } from 'uqr'
import { formatDecimal } from '#shared/platform/money'
import { formatDateTime } from '#shared/platform/time'
import { useWords } from '#base/language/use-words'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useLocationConfig } from '#base/location/location'
import { CopyField } from '#ui/copy-field'

/** Returns the dark modules of a QR code as one path, a square of length 1 each. */
const toPath = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/** A QR code, black on white in every color scheme, because cameras need the contrast. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  // The border of four modules that the standard asks for.
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width="100%" shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={toPath(data)} fill="#000" />
    </svg>
  )
}

type PayLinkProps = {
  readonly ticketNumber: number
  /** What is paid there. */
  readonly amount: string
  readonly url: string
  readonly expiresAt: string
  readonly email?: string | undefined
}

/** The pay link of an order, for the guest to scan, or for staff to copy into a message. */
export function PayLink({ ticketNumber, amount, url, expiresAt, email }: PayLinkProps) {
  const { timeZone } = useLocationConfig()
  const { phoneOrder: words } = useDialogWords()
  const { times } = useWords().tickets
  return (
    <Flex gap="4" mt="3" wrap="wrap" align="flex-start">
      <Box flex="none" width="11rem" maxWidth="100%" borderRadius="md" overflow="hidden">
        <QrCode text={url} label={words.qrCode(ticketNumber)} />
      </Box>
      <Box flex="1 1 15rem" minW="0">
        <Text fontWeight="semibold">{words.payLinkFor(formatDecimal(amount))}</Text>
        <Text mt="1" mb="3" color="fg.muted" fontSize="sm">
          {email && `${words.mailedTo(email)} `}
          {words.linkTerms(formatDateTime(expiresAt, timeZone, times.locale))}
        </Text>
        <CopyField label={words.payLink} text={url} button={words.copyLink} copied={{ title: words.copied }} />
      </Box>
    </Flex>
  )
}
