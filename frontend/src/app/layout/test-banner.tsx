import { chakra } from '@chakra-ui/react/styled-system'
import { usePolicy } from '../location'

/** On a test site every page says so (specification section 1). */
export function TestBanner() {
  const { showsTestBanner } = usePolicy()
  if (!showsTestBanner) return null
  return (
    <chakra.aside
      aria-label="Test site"
      bg="warning.subtle"
      color="warning.fg"
      px="4"
      py="1.5"
      fontSize="xs"
      textAlign="center"
      lineHeight="snug"
    >
      <strong>Test site</strong> · not for live ordering. Orders are test orders, shown in the kitchen dashboard.
    </chakra.aside>
  )
}
