import type { DiagramText } from '../Diagram';

export const text: DiagramText = {
  title: 'Parts of a self-hosted server with their ports, from browsers, CLI, and agents to database and store.',
  caption: 'The parts of a self-hosted server. Arrows show who opens a connection. All ports except 443 stay internal.',
  rows: [
    {
      name: '443/tcp',
      text: 'browsers, the CLI, and agents to the server, through a proxy or load balancer if there is one. It’s the only port open to users.',
    },
    { name: '8080/tcp, internal', text: 'the load balancer asks `/healthz` and `/readyz`.' },
    {
      name: 'benchloom/server',
      text: 'one image with the roles `web`, `api`, `scheduler`, and `worker`: one process with `--role all` in the small size, else one process per role.',
    },
    { name: '5432/tcp, internal', text: 'the server to PostgreSQL 15 to 17. There is no message broker.' },
    { name: '9000/tcp, internal', text: 'the server to the S3-compatible store.' },
    { name: '9464/tcp, internal', text: 'Prometheus reads the server’s `/metrics`.' },
  ],
};
