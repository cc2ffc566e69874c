import { chakra } from '@chakra-ui/react/styled-system'
import { ColorSchemeSwitch } from '#base/browser/color-scheme'

/** The end of staff pages: the choice of appearance, without the storefront's links. */
export const StaffFooter = () => (
  <chakra.footer px={{ base: '4', md: '6' }} py="3">
    <ColorSchemeSwitch />
  </chakra.footer>
)
