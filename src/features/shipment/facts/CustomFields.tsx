import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type CustomEntity, type CustomField, customWords } from '#/domain/records/customField.ts';
import { Time } from '#/parts/Time.tsx';
import { tryAgain } from '#/parts/words.ts';
import { errorWords, isNotFound } from '#/queries/errorWords.ts';
import { recordFieldsQuery } from '#/queries/recordFields.ts';
import { Button } from '#/ui/Button.tsx';
import { Skeleton } from '#/ui/Skeleton.tsx';
import { FactList } from './FactList.tsx';
import { Topic } from './Topic.tsx';
import * as words from './words.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

/**
 * The account's own fields of one record. Draws nothing for an account that has defined none; what fails here leaves the
 * rest of the page as it is.
 */
export function CustomFields({ entity }: { entity: CustomEntity }) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { data, error, isPending, refetch } = useQuery(recordFieldsQuery(api, entity));
  // A service that does not know the address has no custom fields.
  if (isNotFound(error)) return null;
  const isDefined = data?.definitions.some(({ entityType }) => entityType === entity.type);
  if (data && !isDefined && data.fields.length === 0) return null;
  return (
    <Topic
      title={words.customFieldsOf(entity.type)}
      digest={error ? words.notLoaded : data && words.filledIn(data.fields.length)}
    >
      {isPending && (
        <div aria-busy>
          <span role="status" className="sr-only">
            {words.loadingCustomFields}
          </span>
          <Skeleton className="h-4 w-40" />
        </div>
      )}
      {error && (
        <p role="status" className="text-sm text-ink-soft">
          {words.customFieldsFailed(errorWords(error).title)}{' '}
          <Button look="bare" className="-my-1" onClick={() => void refetch()}>
            {tryAgain}
          </Button>
        </p>
      )}
      {data?.fields.length === 0 && <p className="text-sm text-ink-faint">{words.noneFilledIn}</p>}
      {data && data.fields.length > 0 && (
        <FactList
          facts={data.fields.map((field) => ({
            id: field.id,
            label: field.label,
            value: <CustomFieldValue field={field} />,
          }))}
        />
      )}
    </Topic>
  );
}

const digits = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

/** A value as the service writes it. Days and times we write ourselves, so that they cannot be misread. */
function CustomFieldValue({ field }: { field: Pick<CustomField, 'value' | 'display'> }) {
  if (field.value.kind === 'moment') return <Time moment={field.value.moment} />;
  // A number that the service writes in bare digits gets separators; one it has formatted stays.
  if (field.value.kind === 'number' && Number(customWords(field)) === field.value.number) {
    return <span>{digits.format(field.value.number)}</span>;
  }
  return <span className="break-words">{customWords(field)}</span>;
}
