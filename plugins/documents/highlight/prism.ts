// Replaces prism-react-renderer, which only a document with `<CodeBlock>` loads. The theme adds the languages on every
// page.
import includeLanguages from '@theme/prism-include-languages';
import { Prism } from 'prism-react-renderer/dist/index';

export * from 'prism-react-renderer/dist/index';

includeLanguages(Prism);
