import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'

type StatProps = { readonly label: string; readonly value: number }

export const Stat = ({ label, value }: StatProps) => (
  <Flex align="baseline" gap="2">
    <Box fontFamily="body" fontSize="3xl" fontWeight="bold" lineHeight="1" fontVariantNumeric="tabular-nums">
      {value}
    </Box>
    <Box fontSize="sm" color="fg.muted">
      {label}
    </Box>
  </Flex>
)
