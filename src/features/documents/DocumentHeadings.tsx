import { classes } from '#/ui/classes.ts';
import { documentColumns } from './documentColumns.ts';
import { columnTitles } from './words.ts';

/** What stands in the columns of the list, for the eye: it is no table. */
export function DocumentHeadings() {
  return (
    <div aria-hidden className={classes(documentColumns, 'eyebrow border-b border-line py-2 max-md:hidden')}>
      {columnTitles.map((title) => (
        <span key={title} className="last:text-right">
          {title}
        </span>
      ))}
    </div>
  );
}
