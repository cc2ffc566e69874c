import { Box } from '@chakra-ui/react/box'
import type { ReactNode, Ref } from 'react'

type NoticeBoxProps = {
  readonly ref: Ref<HTMLDivElement>
  readonly title: string
  readonly children: ReactNode
}

/** A notice above the button that can take the focus. */
export const NoticeBox = ({ ref, title, children }: NoticeBoxProps) => (
  <Box
    ref={ref}
    tabIndex={-1}
    p="4"
    mb="4"
    bg="warning.subtle"
    borderWidth="1px"
    borderColor="warning"
    borderRadius="xl"
    fontSize="sm"
  >
    <Box fontWeight="semibold" color="warning.fg">
      {title}
    </Box>
    {children}
  </Box>
)
