import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { CustomEntity } from '#/domain/records/customField.ts';
import { Section } from '#/parts/Section.tsx';
import { tryAgain } from '#/parts/words.ts';
import { recordFieldsQuery } from '#/queries/customFields.ts';
import { errorWords, isNotFound } from '#/queries/errorWords.ts';
import { Button } from '#/ui/Button.tsx';
import { Skeleton } from '#/ui/Skeleton.tsx';
import { CustomFieldValue } from './CustomFieldValue.tsx';
import { Fact, Facts } from './Fact.tsx';
import * as words from './words.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

/**
 * The account's own fields of one record. Draws nothing for an account that has defined none; what fails here leaves the
 * rest of the page as it is.
 */
export function CustomFields({
  entity,
  boxed = false,
}: {
  entity: CustomEntity;
  /** Whether it stands alone on the page, in a card of its own. */
  boxed?: boolean;
}) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { data, error, isPending, refetch } = useQuery(recordFieldsQuery(api, entity));
  // A service that does not know the address has no custom fields.
  if (isNotFound(error)) return null;
  const isDefined = data?.definitions.some(({ entityType }) => entityType === entity.type);
  if (data && !isDefined && data.fields.length === 0) return null;
  return (
    <div className={boxed ? 'card p-4' : undefined}>
      <Section title={words.customFieldsOf(entity.type)} level={boxed ? 2 : 3}>
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
          <Facts>
            {data.fields.map((field) => (
              <Fact key={field.id} label={field.label}>
                <CustomFieldValue field={field} />
              </Fact>
            ))}
          </Facts>
        )}
      </Section>
    </div>
  );
}
