import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` for the one thing to do, `plain` for the rest, `bare` inside dense rows. */
  readonly look?: 'primary' | 'plain' | 'bare';
}

/** The classes of a button, for links that look like one. */
export function buttonClasses(look: ButtonProps['look'] = 'plain'): string {
  return classes(
    // On a phone it is for a finger.
    'inline-flex items-center justify-center gap-2 rounded text-sm font-medium whitespace-nowrap select-none disabled:opacity-50 max-md:min-h-11 max-md:min-w-11',
    look === 'primary' && 'h-8 bg-accent px-3 text-accent-ink hover:opacity-90',
    look === 'plain' && 'h-8 border border-line bg-surface px-3 text-ink hover:bg-hover',
    look === 'bare' && 'h-7 px-2 text-ink-soft hover:bg-hover hover:text-ink',
  );
}

export function Button({ look = 'plain', className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={classes(buttonClasses(look), className)} />;
}
