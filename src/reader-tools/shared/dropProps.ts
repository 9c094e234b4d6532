import type { DragEvent } from 'react';

/** Returns the props with which an element takes a dropped file, which the browser would otherwise open. */
export function dropProps(take: (file: File) => void) {
  return {
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      take(file);
    },
  };
}
