import { Box } from '@chakra-ui/react/box'
import { Flex, type FlexProps } from '@chakra-ui/react/flex'
import { TriangleAlertIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type NoticeProps = {
  readonly tone: 'danger' | 'warning'
  /** Filled with the tone's color, for what must not be missed. */
  readonly isLoud?: boolean
  readonly children: ReactNode
  readonly acts?: ReactNode
  readonly mb?: FlexProps['mb']
}

/** A message of a board, with what staff can do about it. */
export const Notice = ({ tone, isLoud = false, children, acts, mb }: NoticeProps) => (
  <Flex
    role="alert"
    mb={mb}
    gap="3"
    align="center"
    wrap={isLoud ? 'nowrap' : 'wrap'}
    p="3"
    w="full"
    boxShadow="lg"
    bg={isLoud ? '#b3161d' : `${tone}.subtle`}
    color={isLoud ? 'white' : `${tone}.fg`}
    borderWidth="2px"
    borderColor={`${tone}.fg`}
    borderRadius="lg"
    fontSize="lg"
    fontWeight="semibold"
  >
    <Box fontSize="2xl" lineHeight="0">
      <TriangleAlertIcon />
    </Box>
    <Box flex="1" minW={isLoud ? '0' : '56'}>
      {children}
    </Box>
    {acts}
  </Flex>
)
