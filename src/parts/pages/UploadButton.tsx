import { useRef } from 'react';
import { acceptedEndings } from '#/domain/documents/fileCheck.ts';
import { Button, type ButtonProps } from '#/ui/Button.tsx';

/** Opens the dialog in which files are chosen. */
export function UploadButton({
  look,
  label,
  onFiles,
}: Pick<ButtonProps, 'look'> & { label: string; onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...(look && { look })} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        accept={acceptedEndings}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again after it was corrected.
          target.value = '';
        }}
      />
    </>
  );
}
