import { useState, type DragEvent, type ReactNode } from 'react';
import './file-drop.css';

/** The page of the list as a place where a file may be let go. */
export function FileDrop({ onFile, children }: { readonly onFile: (file: File) => void; readonly children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className="list-page bill-drop"
      data-dropping={isOver || undefined}
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event: DragEvent) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      }}
      onDrop={(event: DragEvent) => {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        onFile(file);
      }}
    >
      {children}
    </div>
  );
}
