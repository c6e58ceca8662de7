import { Button, type ButtonProps } from '#/ui/Button.tsx';
import { EditIcon } from '#/ui/icons/menuIcons.tsx';
import { edit } from './editWords.ts';

/** Opens the editor of a value, in whose `group` it stands: it shows while somebody points there. */
export function EditButton({
  name,
  ...rest
}: { name: string } & Pick<ButtonProps, 'ref' | 'autoFocus' | 'onClick' | 'aria-disabled'>) {
  return (
    <Button
      {...rest}
      look="bare"
      aria-label={edit(name)}
      title={edit(name)}
      className="-my-1 size-6 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:size-8 pointer-coarse:opacity-100"
    >
      <EditIcon />
    </Button>
  );
}
