import { PushButton } from '@site/src/ui/Button';
import { type ReactNode, useRef } from 'react';

type Props = {
  /** File types for the file dialog. */
  accept: string;
  onChoose: (file: File) => void;
  children: ReactNode;
};

/** A button that opens the file dialog. */
export function FileButton({ accept, onChoose, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <PushButton onPress={() => input.current?.click()}>{children}</PushButton>
      <input
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChoose(chosen);
          // Without the reset, choosing the same file again would fire no event.
          target.value = '';
        }}
        ref={input}
        type="file"
      />
    </>
  );
}
