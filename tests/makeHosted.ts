// Makes the folder that e2e/hosting.spec.ts asks for, to serve it elsewhere, and prints it: `tsx tests/makeHosted.ts`.
import { hostingCopy } from './lib/hosting';

hostingCopy().then(console.log);
