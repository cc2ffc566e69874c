import { spawnSync } from 'node:child_process'

const endpoint = 'http://127.0.0.1:4566'
const env = {
  ...process.env,
  AWS_ENDPOINT_URL: endpoint,
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
}

/** Ends with the first step that fails, and its code. */
function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}

if (!process.env.LOCALSTACK_AUTH_TOKEN) {
  console.error('LOCALSTACK_AUTH_TOKEN is not set; docs/deploying.md says which plan it has to be of.')
  process.exit(1)
}
run('docker', 'compose', 'up', '--detach', '--wait')
run('npm', 'run', 'build')
run('npx', '--yes', 'aws-cdk-local@3.0.1', 'bootstrap')
run('npx', '--yes', 'aws-cdk-local@3.0.1', 'deploy', '--all', '--require-approval', 'never')
run('npm', 'run', 'test:integration')
