import { type ComponentType, useCallback } from 'react';
import { ReaderTool } from '../ReaderTool';
import type { ConfigName } from './configFacts';

type Props = {
  of: ConfigName;
  file: string;
};

/** Checks a configuration file in the browser against the keys on the page. */
export function ConfigChecker({ of, file }: Props) {
  const load = useCallback(async (): Promise<{ default: ComponentType }> => {
    const { CheckerForm } = await import('./CheckerForm');
    return { default: () => <CheckerForm file={file} of={of} /> };
  }, [file, of]);
  return (
    <ReaderTool
      load={load}
      text="See each error with its line and key. The file stays in your browser."
      title={`Check your ${file}`}
    />
  );
}
