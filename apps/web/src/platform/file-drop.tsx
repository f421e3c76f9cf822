import { useState, type DragEvent, type ReactNode } from 'react';
import './file-drop.css';

/** A page as a place where a file may be let go. */
export function FileDrop(props: { readonly className: string; readonly onFile: (file: File) => void; readonly children: ReactNode }) {
  const { className, onFile, children } = props;
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={`${className} file-drop`}
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
