import type { DiagramText } from '../Diagram';

export const text: DiagramText = {
  title:
    'The parts of a self-hosted server and their ports, between the clients (browsers, the CLI, and agents) and the database and store.',
  caption:
    'The parts of a self-hosted server. Arrows show who opens each connection. All ports except 443 stay internal.',
  rows: [
    {
      name: '443/tcp',
      text: 'browsers, the CLI, and agents connect to the server, through a proxy or load balancer if there is one. No other port is open to users.',
    },
    { name: '8080/tcp, internal', text: 'the load balancer polls `/healthz` and `/readyz`.' },
    {
      name: 'benchloom/server',
      text: 'one image with the roles `web`, `api`, `scheduler`, and `worker`. In the small size, one process runs with `--role all`. In the other sizes, each role has its own process.',
    },
    { name: '5432/tcp, internal', text: 'the server connects to PostgreSQL 15 to 17. There’s no message broker.' },
    { name: '9000/tcp, internal', text: 'the server connects to the S3-compatible store.' },
    { name: '9464/tcp, internal', text: 'Prometheus scrapes the server’s `/metrics`.' },
  ],
};
