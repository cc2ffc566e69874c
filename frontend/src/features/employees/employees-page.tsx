import { Button } from '@chakra-ui/react/button'
import { Link } from 'wouter'
import { PageFrame } from '../../components/page-frame'

export const EmployeesPage = () => (
  <PageFrame title="Employees" lead="The way to your timesheets: this page opens soon." width="narrow">
    <Button asChild>
      <Link href="/menu">See the menu</Link>
    </Button>
  </PageFrame>
)
