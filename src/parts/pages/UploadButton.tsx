import { type ReactNode, useRef } from 'react';
import { acceptedEndings } from '#/domain/documents/fileCheck.ts';
import { Button, type ButtonProps } from '#/ui/Button.tsx';

type OnFiles = (files: readonly File[]) => void;

/** Opens the dialog in which files are chosen. */
export function UploadButton({
  look,
  label,
  onFiles,
}: Pick<ButtonProps, 'look'> & { label: string; onFiles: OnFiles }) {
  const { input, open } = useFileDialog(label, onFiles);
  return (
    <>
      <Button {...(look && { look })} onClick={open}>
        {label}
      </Button>
      {input}
    </>
  );
}

/**
 * The dialog in which files are chosen.
 *
 * @param multiple whether it takes several at once
 * @returns how to open it, and its input, which stays drawn while the dialog is open
 */
export function useFileDialog(
  label: string,
  onFiles: OnFiles,
  multiple = true,
): { input: ReactNode; open: () => void } {
  const element = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={element}
      type="file"
      multiple={multiple}
      hidden
      aria-label={label}
      accept={acceptedEndings}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // The same file may be chosen again after it was corrected.
        target.value = '';
      }}
    />
  );
  return { input, open: () => element.current?.click() };
}
