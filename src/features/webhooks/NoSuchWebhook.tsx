import { Link } from '@tanstack/react-router';
import { EmptyState } from '#/parts/EmptyState.tsx';
import { buttonClasses } from '#/ui/Button.tsx';
import { notFound } from './words.ts';

export function NoSuchWebhook() {
  return (
    <EmptyState title={notFound.title} heading="h2">
      <p>{notFound.text}</p>
      <Link to="/webhooks" className={buttonClasses()}>
        {notFound.link}
      </Link>
    </EmptyState>
  );
}
