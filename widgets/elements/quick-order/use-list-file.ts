import { type DragEventHandler, useRef, useState } from 'react';
import { type FileText, textOfFile } from './list-file';

interface ListFile {
  /** Name of the file that was chosen or dropped last, and of the sheet that was read of it. */
  readonly chosen: string;
  choose(file: File | undefined): void;
  /** Whether a file is held over the place that takes it. */
  readonly over: boolean;
  /** For the place where a file may be dropped. */
  readonly drop: Readonly<Record<'onDragOver' | 'onDragLeave' | 'onDrop', DragEventHandler>>;
}

/** Reads files of lists: `take` gets what the last one holds, or why it can't be read. */
export function useListFile(take: (list: FileText) => void): ListFile {
  const [chosen, setChosen] = useState('');
  const [over, setOver] = useState(false);
  const latest = useRef<File>(undefined);

  const read = async (file: File) => {
    latest.current = file;
    setChosen(file.name);
    const list = await textOfFile(file);
    // The reader of workbooks may still be loading when another file is chosen.
    if (latest.current !== file) return;
    if ('text' in list && list.sheet) setChosen(`${file.name} · ${list.sheet}`);
    take(list);
  };
  const choose = (file: File | undefined) => void (file && read(file));

  return {
    chosen,
    choose,
    over,
    drop: {
      onDragOver: event => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: event => {
        const [file] = event.dataTransfer.files;
        setOver(false);
        if (file) event.preventDefault();
        choose(file);
      },
    },
  };
}
